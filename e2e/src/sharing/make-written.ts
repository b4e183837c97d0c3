import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { makeSamples } from '../attempts/sample-test.ts';
import { shareATest } from './share-a-test.ts';

type Caller = { request: APIRequestContext; token: string };

/** What eight people wrote to the one short answer; rules leave all but the first two open. */
const written = [
  ['Priya Raman', 'calcium'],
  ['Jonas Weber', 'Calcium ions'],
  ['Carla Ruiz', 'the lime mineral'],
  ['Lily Shaw', 'The lime mineral.'],
  ['George Tan', 'lime minerals'],
  ['Zara Qureshi', 'Lime mineral'],
  ['Amira Haddad', 'a charged metal from milk'],
  ['Isla Brodie', 'a charged metal from milk'],
  ['Ben Castell', 'what makes the synapse grow'],
] as const;

/** A shared test with seven written answers that wait for its owner, in three wordings. */
export async function makeWritten(caller: Caller): Promise<{ code: string }> {
  const { choice, short } = makeSamples();
  const { code } = await shareATest(caller, { questions: [choice.question, short.question] });
  for (const [name, answer] of written) {
    const response = await caller.request.post(`/api/shared-tests/${code}/submit`, {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        answers: { [choice.question.id]: choice.right, [short.question.id]: answer },
        timeTaken: 240,
        name,
      },
    });
    if (!response.ok()) throw new Error(await response.text());
  }
  return { code };
}
