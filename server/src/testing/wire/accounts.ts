import { makeSamples } from '@engram/core/generation/sample-questions.ts';
import { z } from 'zod';
import { goodPassword, randomAddress } from '../calls/account-calls.ts';
import { savingOf } from '../calls/practice-test-calls.ts';
import { several } from './chance.ts';
import { firstId, ids } from './make-value.ts';

/** With those that linger, fewer than one network may upload at once. */
const senders = 8;

const questions = makeSamples(() => '').slice(0, ids.length);

/** What an account has, so that requests find something: a test, an attempt at it, a set. */
const belongings: [path: string, body: object][] = [
  [
    `/tests/${firstId}`,
    savingOf({ questions: questions.map((question, index) => ({ ...question, id: ids[index] })) }),
  ],
  [`/attempts/${firstId}`, { testId: firstId, elapsedMs: 0 }],
  [
    `/flashcards/${firstId}`,
    { name: 'Cells', cards: ids.map((id) => ({ id, front: `Cell ${id}`, back: 'Energy' })) },
  ],
];

const Answer = z.object({ token: z.string().optional(), valid: z.boolean().optional() });

/** Some requests end a session or delete what an account has; then there is a new one. */
export function makeAccounts(origin: string) {
  const tokens = new Map<number, string>();
  let registered = 0;

  async function call(method: string, path: string, body: object, token = '') {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        // From another network each: one that registers this often is asked whether it is a robot.
        'x-forwarded-for': randomAddress(),
      },
      body: JSON.stringify(body),
    });
    return { status: reply.status, answer: Answer.parse(await reply.json()) };
  }

  async function register(): Promise<string> {
    registered += 1;
    const wish = { email: `wire-${registered}@example.edu`, password: goodPassword };
    const { answer } = await call('POST', '/auth/register', wish);
    return z.string().parse(answer.token);
  }

  async function giveBelongings(token: string, isNew: boolean): Promise<void> {
    for (const [path, body] of belongings) {
      const { status } = await call('PUT', path, body, token);
      // What was deleted may stay so.
      if (isNew && status >= 300) throw new Error(`${path} answered ${status}`);
    }
  }

  async function lendOne(place: number): Promise<string> {
    const known = tokens.get(place) ?? '';
    const { answer } = await call('POST', '/auth/verify-token', { idToken: known });
    const isNew = answer.valid !== true;
    const token = isNew ? await register() : known;
    tokens.set(place, token);
    await giveBelongings(token, isNew);
    return token;
  }

  return { lend: () => Promise.all(several(senders, lendOne)) };
}
