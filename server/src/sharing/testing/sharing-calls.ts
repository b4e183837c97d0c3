import type { Question } from '@engram/core/questions/question.ts';
import type { FastifyInstance } from 'fastify';
import { v4 as uuidv4 } from 'uuid';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import type { Platform } from '../../platform/start.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';

export type Caller = { headers: Record<string, string>; userId: string };
type Options = { headers?: Record<string, string>; address?: string };
type Sent = Partial<
  Record<
    'answers' | 'score' | 'totalQuestions' | 'timeTaken' | 'name' | 'seconds' | 'device',
    unknown
  >
>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const settings = { enableTimer: false, timerDuration: 30, difficulty: 'medium' } as const;

/** The calls of sharing, as browsers make them, against one node. */
export function makeSharingCalls(app: FastifyInstance, platform: Platform) {
  const call = (
    method: Method,
    path: string,
    { headers = {}, address, payload }: Options & { payload?: object } = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
      ...(address !== undefined && { remoteAddress: address }),
    });

  const verify = ({ userId }: Caller) =>
    platform.pool.query('update users set email_verified_at = $2 where user_id = $1', [
      userId,
      platform.clock.now(),
    ]);

  const share = (
    { headers }: Caller,
    practiceTestId: string,
    questions: readonly { id: string }[],
    changes: object = {},
  ) =>
    call('POST', '/shared-tests', {
      headers,
      payload: { practiceTestId, title: 'Cells', questions, settings, ...changes },
    });

  return {
    call,
    verify,
    share,

    /** A test of this user, shared under a code. */
    async shareNew(
      owner: Caller,
      questions: readonly Question[] = makeChoices(3),
      changes: object = {},
    ) {
      await verify(owner);
      const testId = await insertPracticeTest(platform, owner.userId, questions);
      const reply = await share(owner, testId, questions, changes);
      const code: string = reply.json().testId;
      return { testId, code, questions };
    },

    load: (code: string, options: Options = {}) => call('GET', `/shared-tests/${code}`, options),

    start: (
      code: string,
      key: string,
      { headers, elapsedMs = 0, ...options }: Options & { elapsedMs?: number } = {},
    ) =>
      call('POST', `/shared-tests/${code}/start`, {
        ...options,
        headers: { 'idempotency-key': key, ...headers },
        payload: { elapsedMs },
      }),

    submit: (
      code: string,
      answers: Record<string, unknown>,
      { key = uuidv4(), headers = {}, address, ...body }: Options & Sent & { key?: string } = {},
    ) =>
      call('POST', `/shared-tests/${code}/submit`, {
        ...(address !== undefined && { address }),
        headers: { 'idempotency-key': key, ...headers },
        payload: { answers, timeTaken: 60, ...body },
      }),
  };
}

/** The same answer to every question. */
export function answerAll(questions: readonly { id: string }[], answer: string) {
  return Object.fromEntries(questions.map(({ id }) => [id, answer]));
}
