import type { AssignmentRules } from '@engram/core/sharing/assignment.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v4 as uuidv4 } from 'uuid';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { sharingWork } from '../../sharing/jobs.ts';
import { startTestApp, type TestOptions } from '../../testing/start-app.ts';
import { classWork } from '../jobs.ts';
import { makeClassCalls } from './class-calls.ts';

export const plainRules: AssignmentRules = {
  timeLimitMinutes: null,
  tries: 1,
  answersShown: 'after-closing',
  shufflesQuestions: false,
  shufflesOptions: false,
  acceptsLate: false,
  asksName: false,
};

type Wish = { rules?: Partial<AssignmentRules>; title?: string; closesAt?: string };
type Member = { headers: Record<string, string> };

/** The app with a class, its tests, and a hand on the jobs that work out results. */
export async function startClassApp(options: TestOptions = {}) {
  const started = await startTestApp({
    ...options,
    environment: { RATE_LIMITS: 'off', ...options.environment },
  });
  const { app, platform, config, signIn } = started;
  const calls = makeClassCalls(app);
  const { call, create, joinAs } = calls;
  const works = [...classWork(platform, config), ...sharingWork(platform)];

  /** Does what waits of these jobs, also what is not due yet by the clock of the database. */
  async function work(...names: string[]): Promise<void> {
    const { rows } = await platform.pool.query<{ name: string; data: { payload: object } }>(
      `delete from jobs.job where name = any($1) and state = 'created' returning name, data`,
      [names],
    );
    for (const { name, data } of rows) {
      const found = works.find(({ job }) => job.name === name);
      const run = { jobId: 'test', attempt: 1, signal: new AbortController().signal };
      await found?.handle(data.payload, run);
    }
  }

  return {
    ...started,
    ...calls,
    work,
    workResults: () => work('class-results-changed'),

    /** A teacher with a class, and what they do in it. */
    async makeClass(plan?: 'educator') {
      const teacher = await signIn({ isConfirmed: true, ...(plan && { plan }) });
      const made = (await create(teacher)).json<{ id: string; code: string }>();
      const path = `/classes/${made.id}`;
      const { headers } = teacher;
      return {
        ...made,
        teacher,
        path,
        add: (name: string) => joinAs(teacher, made, name),
        get: (part: string) => call('GET', `${path}${part}`, { headers }),
        async give(questions: readonly Question[], { rules, ...wish }: Wish = {}) {
          const practiceTestId = await insertPracticeTest(platform, teacher.userId, questions);
          const reply = await call('POST', `${path}/assignments`, {
            headers,
            payload: { practiceTestId, rules: { ...plainRules, ...rules }, ...wish },
          });
          if (reply.statusCode !== 201) throw new Error(reply.body);
          const code: string = reply.json().code;
          return code;
        },
      };
    },

    begin: (code: string, { headers }: Member, number = 1) =>
      call('POST', `/assignments/${code}/attempts`, {
        headers,
        payload: { name: 'Somebody else', device: uuidv4(), number },
      }),

    /** From the beginning to the end, with these answers. */
    async take(code: string, { headers }: Member, answers: Record<string, unknown>, number = 1) {
      const begun = await call('POST', `/assignments/${code}/attempts`, {
        headers,
        payload: { name: null, device: uuidv4(), number },
      });
      const { key } = begun.json();
      return call('POST', `/assignments/${code}/attempt/submit`, {
        headers: { 'engram-attempt': key, 'idempotency-key': uuidv4() },
        payload: { answers, seconds: {}, revision: 1 },
      });
    },
  };
}

/** Right answers to the first so many, wrong ones to the rest. */
export function answerFirst(questions: readonly { id: string }[], right: number) {
  return Object.fromEntries(questions.map(({ id }, place) => [id, place < right ? 'b' : 'a']));
}
