import type { Assignment, AssignmentRules, LiveTaker } from '@engram/core/sharing/assignment.ts';
import type { HandedIn, Try } from '@engram/core/sharing/assignment-try.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { FastifyInstance } from 'fastify';
import { v4 as uuidv4 } from 'uuid';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import type { Platform } from '../../platform/start.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { endAssignment } from '../collecting/close-assignment.ts';
import { collectingWork } from '../collecting/jobs.ts';
import { type Caller, makeSharingCalls } from './sharing-calls.ts';

export const plainRules: AssignmentRules = {
  timeLimitMinutes: null,
  tries: 1,
  answersShown: 'after-closing',
  shufflesQuestions: false,
  shufflesOptions: false,
  acceptsLate: false,
  asksName: true,
};

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

type Wish = Partial<Pick<Assignment, 'title' | 'opensAt' | 'closesAt'>> & {
  rules?: Partial<AssignmentRules>;
};
type Beginning = {
  name?: string | null;
  device?: string;
  number?: number;
  headers?: Record<string, string>;
  address?: string;
};
type Sent = { answers?: Record<string, unknown>; seconds?: object; revision?: number };

/** The calls of assignments, as browsers make them, against one node. */
export function makeAssignmentCalls(app: FastifyInstance, platform: Platform) {
  const sharing = makeSharingCalls(app, platform);
  const { call, verify } = sharing;
  const own = (code: string, key: string) => ({
    path: `/assignments/${code}/attempt`,
    headers: { 'engram-attempt': key },
  });
  const payloadOf = ({ answers = {}, seconds = {}, revision = 1 }: Sent) => ({
    answers,
    seconds,
    revision,
  });

  const assign = (
    { headers }: Caller,
    practiceTestId: string,
    { rules, ...wish }: Wish & { headers?: object } = {},
  ) =>
    call('POST', '/assignments', {
      headers,
      payload: { practiceTestId, rules: { ...plainRules, ...rules }, ...wish },
    });

  const begin = (
    code: string,
    { name = 'Amina', device = uuidv4(), number = 1, headers, address }: Beginning = {},
  ) =>
    call('POST', `/assignments/${code}/attempts`, {
      ...(headers && { headers }),
      ...(address !== undefined && { address }),
      payload: { name, device, number },
    });

  const submitTry = (code: string, key: string, sent: Sent = {}) => {
    const { path, headers } = own(code, key);
    return call('POST', `${path}/submit`, { headers, payload: payloadOf(sent) });
  };

  const beginNew = async (code: string, beginning: Beginning = {}): Promise<Try> => {
    const reply = await begin(code, beginning);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json();
  };

  return {
    ...sharing,
    assign,
    begin,
    beginNew,
    submitTry,

    /** A test of this user, given with rules; it opens at once. */
    async assignNew(
      owner: Caller,
      { questions = makeChoices(3), ...wish }: Wish & { questions?: readonly Question[] } = {},
    ) {
      await verify(owner);
      const testId = await insertPracticeTest(platform, owner.userId, questions, { name: 'Cells' });
      const reply = await assign(owner, testId, wish);
      if (reply.statusCode !== 201) throw new Error(reply.body);
      const assignment: Assignment = reply.json();
      return { testId, questions, assignment, code: assignment.code };
    },

    readTry(code: string, key: string) {
      const { path, headers } = own(code, key);
      return call('GET', path, { headers });
    },

    save(code: string, key: string, sent: Sent = {}) {
      const { path, headers } = own(code, key);
      return call('PUT', path, { headers, payload: payloadOf(sent) });
    },

    /** Begins and hands in at once. */
    async take(code: string, answers: Record<string, unknown> = {}, beginning: Beginning = {}) {
      const { key } = await beginNew(code, beginning);
      const handedIn: HandedIn = (await submitTry(code, key, { answers })).json();
      return { key, handedIn };
    },

    close: ({ headers }: Caller, code: string, closesAt: string | null = null) =>
      call('PUT', `/assignments/${code}/closing`, { headers, payload: { closesAt } }),

    async live({ headers }: Caller, code: string) {
      const reply = await call('GET', `/assignments/${code}/live`, { headers });
      return reply.json<{ assignment: Assignment; takers: LiveTaker[]; now: string }>();
    },

    async list({ headers }: Caller, query = ''): Promise<Assignment[]> {
      return (await call('GET', `/assignments${query}`, { headers })).json().assignments;
    },

    /** The job that was made for a closing, when its time has come. */
    runClosing: (code: string, closesAt: string) => endAssignment(platform, { code, closesAt }),

    async runSweep(name: string): Promise<void> {
      const work = collectingWork(platform).find(({ job }) => job.name === name);
      if (!work) throw new Error(`There is no sweep ${name}`);
      await work.handle({}, { jobId: '', attempt: 1, signal: new AbortController().signal });
    },

    async readRows(code: string) {
      const { rows } = await platform.pool.query(
        'select * from shared_attempts where code = $1 order by started_at, taker_name, try_number',
        [code],
      );
      return rows;
    },
  };
}
