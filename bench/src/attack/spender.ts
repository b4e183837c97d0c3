import { randomUUID } from 'node:crypto';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import type pg from 'pg';

const password = 'a long enough secret';
/** Each is somebody's 'tomorrow' while it is somebody else's 'yesterday'. */
const timeZones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Kathmandu'];

export type Spenders = {
  origin: string;
  pool: pg.Pool;
  /** Where the next call comes from. */
  nextAddress: () => string;
  material: string;
};

export type Loot = { registered: number; tests: number; refused: number };

/**
 * Somebody who wants to spend as much of our money as can be had: registers, confirms the address,
 * asks for the largest test and for several at once, changes the time zone and asks again, deletes
 * the account and comes back with the same address.
 */
export async function spend(spenders: Spenders, rounds: number): Promise<Loot> {
  const email = `spender-${randomUUID()}@example.edu`;
  const loot: Loot = { registered: 0, tests: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const token = await register(spenders, email);
    if (token === undefined) return loot;
    loot.registered += 1;
    for (const timeZone of timeZones) {
      await ask(spenders, token, { method: 'PATCH', path: '/auth/profile', body: { timeZone } });
      const asked = await Promise.all([makeTest(spenders, token), makeTest(spenders, token)]);
      for (const status of asked) {
        if (status === 200) loot.tests += 1;
        else loot.refused += 1;
      }
    }
    const proof = { method: 'POST', path: '/auth/confirm-password', body: { password } };
    await ask(spenders, token, proof);
    const leaving = { method: 'DELETE', path: '/account', body: { confirmation: 'DELETE' } };
    await ask(spenders, token, leaving);
  }
  return loot;
}

async function register(spenders: Spenders, email: string): Promise<string | undefined> {
  const call = { method: 'POST', path: '/auth/register', body: { email, password } };
  const response = await ask(spenders, undefined, call);
  if (!response.ok) return undefined;
  const { token, user }: { token: string; user: { uid: string } } = await response.json();
  // Whoever has a mailbox confirms in a second.
  await spenders.pool.query('update users set email_verified_at = now() where user_id = $1', [
    user.uid,
  ]);
  return token;
}

/** As large as the free plan allows; waits until it is made. */
export async function makeTest(spenders: Spenders, token: string): Promise<number> {
  const body = {
    studyMaterial: spenders.material,
    questionTypes: questionTypes.slice(0, 4).map((type) => ({ type, count: 5 })),
    aiModel: 'openai',
  };
  const call = { method: 'POST', path: '/questions/generate', body };
  const response = await ask(spenders, token, call);
  await response.arrayBuffer();
  return response.status;
}

type Asking = { method: string; path: string; body: object };

function ask(
  { origin, nextAddress }: Spenders,
  token: string | undefined,
  { method, path, body }: Asking,
): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': nextAddress(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
