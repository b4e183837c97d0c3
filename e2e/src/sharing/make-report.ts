import { randomUUID } from 'node:crypto';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { APIRequestContext } from '@playwright/test';
import { makeSamples, type SampleType } from '../attempts/sample-test.ts';
import { shareATest, shareSaved } from './share-a-test.ts';

type Caller = { request: APIRequestContext; token: string };
type Samples = ReturnType<typeof makeSamples>;
export type Shared = { testId: string; code: string; samples: Samples };
export type Taking = { name: string | null; wrong: readonly SampleType[] };

const types: SampleType[] = ['choice', 'truth', 'matching', 'gap', 'short'];

/** The best missed the first question, all with the same option, so its key is in doubt. */
const takings: readonly Taking[] = [
  { name: 'Hana Kim', wrong: ['truth', 'matching', 'gap', 'short'] },
  { name: null, wrong: ['truth', 'matching', 'gap'] },
  { name: 'Omar Farouk', wrong: ['truth', 'matching', 'gap'] },
  { name: 'Sofia Lind', wrong: ['truth', 'matching', 'gap', 'short'] },
  { name: 'Mei Chen', wrong: ['matching', 'gap', 'truth'] },
  { name: 'Ravi Patel', wrong: ['matching', 'choice'] },
  { name: 'Ella Novak', wrong: ['gap', 'choice'] },
  { name: 'Tom Baker', wrong: ['choice', 'short'] },
  { name: 'Leo Martins', wrong: ['choice', 'short'] },
  { name: 'Amina Yusuf', wrong: ['choice'] },
  { name: 'Jonas Weber', wrong: ['choice'] },
  { name: 'Priya Raman', wrong: ['choice'] },
];

/** A test of five questions that is open to all, made by the calls that the screens make. */
export async function makeShared(caller: Caller): Promise<Shared> {
  const samples = makeSamples();
  const { testId, code } = await shareATest(caller, sharingOf(samples));
  return { testId, code, samples };
}

export function shareAgain(
  caller: Caller,
  { testId, samples }: Omit<Shared, 'code'>,
): Promise<string> {
  return shareSaved(caller, testId, sharingOf(samples));
}

function sharingOf(samples: Samples) {
  return {
    questions: types.map((type) => samples[type].question),
    settings: { enableTimer: true, timerDuration: 15 },
  };
}

/** As a visitor does. */
export async function takeShared(
  request: APIRequestContext,
  { code, samples }: Omit<Shared, 'testId'>,
  { name, wrong }: Taking,
): Promise<void> {
  const given = types.map((type): [string, Answer] => {
    const { question, right, wrong: other } = samples[type];
    return [question.id, wrong.includes(type) ? other : right];
  });
  const response = await request.post(`/api/shared-tests/${code}/submit`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      answers: Object.fromEntries(given),
      timeTaken: 420 + 40 * wrong.length,
      name,
      seconds: Object.fromEntries(given.map(([id], place) => [id, 30 + 15 * place])),
    },
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** A test that twelve people took. */
export async function makeReport(caller: Caller): Promise<Shared> {
  const shared = await makeShared(caller);
  for (const taking of takings) await takeShared(caller.request, shared, taking);
  return shared;
}
