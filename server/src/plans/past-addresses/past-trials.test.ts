import { expect, it } from 'vitest';
import { makeAccountCalls } from '../../testing/calls/account-calls.ts';
import { day, startBillingApp } from '../../testing/start-billing-app.ts';

const { app, platform, signIn, advance, buy, checkout, view, waitFor } = await startBillingApp();
const { register } = makeAccountCalls(app);

type Caller = { userId: string; email: string; headers: Record<string, string> };

async function leave({ userId, headers }: Caller): Promise<void> {
  await platform.pool.query(`update sessions set confirmed_until = 'infinity' where user_id = $1`, [
    userId,
  ]);
  const payload = { confirmation: 'DELETE' };
  const reply = await app.inject({ method: 'DELETE', url: '/api/account', headers, payload });
  expect(reply.statusCode).toBe(200);
}

/** With the same address, confirmed as before. */
async function comeBack({ email }: Caller): Promise<Caller> {
  const { token, userId } = await register({ email });
  await platform.pool.query('update users set email_verified_at = now() where user_id = $1', [
    userId,
  ]);
  return { userId, email, headers: { authorization: `Bearer ${token}` } };
}

it('gives no second trial to an address whose account was deleted (D44)', async () => {
  const maya = await signIn();
  await buy(maya, { card: null });
  await waitFor(maya, ({ state }) => state === 'trial');
  await leave(maya);
  const again = await comeBack(maya);
  expect(await view(again)).toMatchObject({ state: 'free', canTry: false });
  await buy(again);
  expect(await waitFor(again, ({ isPremium }) => isPremium)).toMatchObject({ state: 'active' });
});

it('forgets after 400 days that there was a trial', async () => {
  const maya = await signIn();
  await buy(maya, { card: null });
  await waitFor(maya, ({ state }) => state === 'trial');
  await leave(maya);
  await advance(401 * day);
  expect(await view(await comeBack(maya))).toMatchObject({ canTry: true });
});

it('starts no trial for an address that is not confirmed', async () => {
  const omar = await signIn({ isConfirmed: false });
  const reply = await checkout(omar);
  expect([reply.statusCode, reply.json().message]).toEqual([
    403,
    'Confirm your email address to start your free trial.',
  ]);
});

it('asks for a card before a trial where the operator wants it, and says so', async () => {
  const strict = await startBillingApp({ environment: { TRIAL_NEEDS_CARD: 'on' } });
  const maya = await strict.signIn();
  await expect(strict.buy(maya, { card: null })).rejects.toThrow('card');
  await strict.buy(maya);
  expect(await strict.waitFor(maya, ({ isPremium }) => isPremium)).toMatchObject({
    state: 'trial',
  });
  expect((await strict.app.inject({ url: '/api/plans/offer' })).json()).toEqual({
    canPay: true,
    trialNeedsCard: true,
  });
});
