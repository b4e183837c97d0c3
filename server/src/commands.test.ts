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

it('shows what AI may cost and has cost, and changes it for all processes (D44)', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  // Also of tomorrow, in case midnight comes in between.
  for (const time of [Date.now(), Date.now() + dayMs]) {
    const day = new Date(time).toISOString().slice(0, 10);
    await platform.pool.query(`insert into spending values ('server', $1, 123456)`, [day]);
  }
  const shown = await runCommand(config, ['budget']);
  expect(shown.text).toBe(
    [
      'AI has spent $1.23 of $20.00 today (UTC).',
      'server        $20.00     a day for the whole server',
      'network       $3.00      a day for the free accounts of one network',
      'free-account  $0.25      a day for a free account',
      'paid-account  $3.00      a day for a paid account',
      "reserved      0 %        of the server's, for paid accounts alone",
    ].join('\n'),
  );
  const selling = await runCommand({ ...config, STRIPE_SECRET_KEY: 'sk_test_1' }, ['budget']);
  expect(selling.text).toContain('reserved      30 %       of');
  const changed = await runCommand(config, ['budget', 'server', '500']);
  expect(changed.text).toContain('AI has spent $1.23 of $5.00 today (UTC).');
  const usual = await runCommand(config, ['budget', 'server', 'usual']);
  expect(usual.text).toBe(shown.text);
  expect(await runCommand(config, ['budget', 'reserved', '101'])).toEqual({
    isDone: false,
    text: 'A budget is a whole number from 0 to 100, or usual.',
  });
  expect(await runCommand(config, ['budget', 'sever', '1'])).toEqual({
    isDone: false,
    text: 'There is no budget of that name. There are server, network, free-account, paid-account, reserved.',
  });
});
