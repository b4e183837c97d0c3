import { expect, it } from 'vitest';
import { makeAccountCalls } from '../testing/calls/account-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { readLinkToken, startMail } from '../testing/start-mail.ts';
import { linkWork } from './links/jobs.ts';

const mail = await startMail();
const lines: string[] = [];
const { app, config, platform } = await startTestApp({
  environment: { ...mail.environment, RATE_LIMITS: 'off' },
  logTo: { write: (line) => void lines.push(line) },
});
await platform.jobs.work(linkWork(platform, config));
const calls = makeAccountCalls(app);

const email = 'canary.maya@example.edu';
const password = 'canary-password-1';

it('writes no password, token or email of any account call into the log', async () => {
  const { token } = (await calls.post('register', { email, password })).json();
  await calls.post('login', { email, password: 'canary-password-2' });
  await calls.post('login', { email, password: 'canary-password-3' });
  const captchaToken = await calls.solveCaptcha('login');
  await calls.post('login', { email, password, captchaToken });
  await calls.post('register', { email, password });
  await calls.verify(token);
  await calls.post('forgot-password', {
    email,
    captchaToken: await calls.solveCaptcha('forgot-password'),
  });
  const link = readLinkToken(await mail.waitFor(email, 'Reset your Engram password'));
  await calls.post('reset-password', { token: link, password: 'canary-password-4' });
  await calls.post('reset-password', { token: link, password: 'canary-password-5' });
  const log = lines.join('');
  expect(log).toContain('/api/auth/reset-password');
  expect(log).not.toContain('canary');
  expect(log).not.toContain(token.slice(3));
  expect(log).not.toContain(link.slice(3));
  expect(log).not.toContain(captchaToken.slice(0, 40));
});

it('keeps an address that a mail server refuses by name out of the log and the job tables', async () => {
  await calls.post('register', { email: 'refused.canary@example.edu', password });
  await expect.poll(() => lines.join('')).toContain('no such mailbox');
  expect(lines.join('')).not.toContain('canary');
  const readOutput = async () => {
    const sql = "select output::text from jobs.job where output::text like '%no such mailbox%'";
    return (await platform.pool.query(sql)).rows;
  };
  // The engine writes it down after the log has it.
  await expect.poll(readOutput).toHaveLength(1);
  expect(JSON.stringify(await readOutput())).not.toContain('canary');
});
