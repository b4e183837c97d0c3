import { expect, it } from 'vitest';
import { runCommand } from './commands.ts';
import { startTestApp } from './testing/start-app.ts';

const { config, platform, signIn } = await startTestApp();

async function findEmail(userId: string): Promise<string> {
  const { rows } = await platform.pool.query('select email from users where user_id = $1', [
    userId,
  ]);
  return rows[0].email;
}

it('confirms an address on a server without mail, after which its owner can share', async () => {
  const maya = await signIn();
  const email = await findEmail(maya.userId);
  expect(await runCommand(config, ['confirm', email.toUpperCase()])).toEqual({
    isDone: true,
    text: `${email.toUpperCase()} is confirmed now.`,
  });
  const { rows } = await platform.pool.query(
    'select email_verified_at is not null as is_confirmed from users where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([{ is_confirmed: true }]);
  expect(await runCommand(config, ['confirm', 'nobody@example.edu'])).toEqual({
    isDone: false,
    text: 'There is no account with the email nobody@example.edu.',
  });
});

it('looks at what cannot even be opened', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/engram';
  const { isDone, text } = await runCommand({ ...config, DATABASE_URL }, ['doctor']);
  expect(isDone).toBe(false);
  expect(text).toMatch(/^stops {2}The database at 127\.0\.0\.1:1\/engram cannot be reached: /);
  expect(text).toContain('\nwarns  There is no site at /nothing-built');
});
