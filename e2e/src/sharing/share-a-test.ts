import { randomUUID } from 'node:crypto';
import type { Question } from '@engram/core/questions/question.ts';
import type { APIRequestContext } from '@playwright/test';
import { makeSavedTest } from '../attempts/make-attempt.ts';
import { makeSamples } from '../attempts/sample-test.ts';

type Caller = { request: APIRequestContext; token: string };

type Sharing = {
  questions: readonly Question[];
  settings?: object;
};

/** A test of three questions whose right answers are B, False and magnesium. */
export function makeThree(): Question[] {
  const { choice, truth, gap } = makeSamples();
  return [choice, truth, gap].map(({ question }) => question);
}

/** A test that its owner has shared, by the calls that the screens make. */
export async function shareATest(caller: Caller, sharing: Sharing = { questions: makeThree() }) {
  const { questions } = sharing;
  const testId = await makeSavedTest(caller, { questions });
  return { testId, code: await shareSaved(caller, testId, sharing), questions };
}

/** The code of a test that is kept already. */
export async function shareSaved(
  { request, token }: Caller,
  practiceTestId: string,
  { questions, settings = {} }: Sharing,
): Promise<string> {
  const response = await request.post('/api/shared-tests', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      practiceTestId,
      title: 'Memory and plasticity',
      questions: questions.map(({ id }) => ({ id })),
      settings: { enableTimer: false, timerDuration: 30, difficulty: 'medium', ...settings },
    },
  });
  if (!response.ok()) throw new Error(`Not shared: ${await response.text()}`);
  const { testId: code }: { testId: string } = await response.json();
  return code;
}
