import { type GivenAnswer, giveOnce, type Progress } from '@engram/core/attempts/attempt.ts';
import { frozenV1 } from '@engram/core/questions/frozen/v1.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

type Caller = { headers: Record<string, string> };
type Beginning = { id?: string; elapsedMs?: number; questionIds?: unknown[] };
type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE';

/** One of each type, under ids of their own: choice, truth, short, several, matching, blank. */
export function makeSixQuestions(): Question[] {
  return frozenV1
    .slice(0, 6)
    .map((stored) => ({ ...readQuestion(JSON.parse(stored)), id: uuidv7() }));
}

/** As many multiple-choice questions, whose right answer is 'b'. */
export function makeChoices(count: number): Question[] {
  const [choice] = makeSixQuestions();
  if (!choice) throw new Error('no question');
  return Array.from({ length: count }, () => ({ ...choice, id: uuidv7() }));
}

export function give(
  question: { id: string } | undefined,
  answer: GivenAnswer['answer'],
  changes: Partial<GivenAnswer> = {},
): GivenAnswer {
  return { ...giveOnce(question?.id ?? '', answer), ...changes };
}

/** Nothing new, but for what is given. */
export function progressOf(changes: Partial<Progress> = {}): Progress {
  return { answers: [], switches: [], reportedQuestionId: null, ...changes };
}

/** The calls of attempts, as a browser makes them, against one node. */
export function makeAttemptCalls(app: FastifyInstance) {
  const call = ({ headers }: Caller, method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
  const start = (caller: Caller, testId: string, changes: Beginning = {}) => {
    const { id = uuidv7(), ...body } = changes;
    return call(caller, 'PUT', `/attempts/${id}`, { testId, elapsedMs: 0, ...body });
  };
  const submit = (
    caller: Caller,
    id: string,
    changes: Partial<Progress> & { elapsedMs?: number } = {},
  ) => {
    const { elapsedMs = 3_600_000, ...progress } = changes;
    return call(caller, 'PUT', `/attempts/${id}/submission`, {
      ...progressOf(progress),
      elapsedMs,
    });
  };
  const begin = async (caller: Caller, testId: string, changes: Beginning = {}): Promise<string> =>
    (await start(caller, testId, changes)).json().attempt.id;

  return {
    start,
    submit,
    /** Begins an attempt and tells its id. */
    begin,

    /** Begins and submits at once. */
    async take(caller: Caller, testId: string, answers: GivenAnswer[]): Promise<string> {
      const id = await begin(caller, testId);
      await submit(caller, id, { answers });
      return id;
    },

    get: (caller: Caller, id: string) => call(caller, 'GET', `/attempts/${id}`),

    getOpen: (caller: Caller) => call(caller, 'GET', '/open-attempt'),

    save: (caller: Caller, id: string, progress: Partial<Progress>) =>
      call(caller, 'PATCH', `/attempts/${id}`, progressOf(progress)),

    pause: (caller: Caller, id: string, claim: { isPaused: boolean; elapsedMs: number }) =>
      call(caller, 'PUT', `/attempts/${id}/pause`, claim),

    discard: (caller: Caller, id: string) => call(caller, 'DELETE', `/attempts/${id}`),

    judge: (caller: Caller, id: string, questionId: string, verdict: string) =>
      call(caller, 'PUT', `/attempts/${id}/verdicts/${questionId}`, { verdict }),

    list: (caller: Caller, testId: string) => call(caller, 'GET', `/tests/${testId}/attempts`),

    missed: (caller: Caller, id: string) => call(caller, 'GET', `/attempts/${id}/missed`),

    statistics: (caller: Caller) => call(caller, 'GET', '/test-statistics'),

    streak: (caller: Caller) => call(caller, 'GET', '/streak'),

    /** The line of a test in the list of tests. */
    async summary(caller: Caller, testId: string) {
      const { tests } = (await call(caller, 'GET', '/tests')).json();
      return tests.find(({ id }: { id: string }) => id === testId);
    },
  };
}
