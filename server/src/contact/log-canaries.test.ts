import { afterAll, expect, it } from 'vitest';
import { makeContactCall } from '../testing/calls/contact-calls.ts';
import { startTestApp } from '../testing/start-app.ts';
import { type SmtpReplies, startSmtpReplies } from '../testing/start-smtp-replies.ts';
import { contactWork } from './jobs.ts';

const mailbox = 'canary@engram.example';
const replies: SmtpReplies = {};
const mail = await startSmtpReplies(replies);
afterAll(mail.stop);
const lines: string[] = [];
const { app, config, platform } = await startTestApp({
  environment: { SMTP_URL: mail.url, SUPPORT_MAILBOX: mailbox },
  logTo: { write: (line) => void lines.push(line) },
});
await platform.jobs.work(contactWork(platform, config));
const send = makeContactCall(app);

const canary = {
  name: 'Canary Name',
  email: 'canary.maya@example.edu',
  subject: 'canary subject',
  message: 'canary message',
};

async function readJobs(state: string): Promise<string[]> {
  const { rows } = await platform.pool.query<{ job: string }>(
    `select concat(output, data, singleton_key) as job from jobs.job
     where name = 'mail-contact-message' and state = $1`,
    [state],
  );
  return rows.map(({ job }) => job);
}

it('writes no word of a message and no address into the log or the job tables', async () => {
  replies.RCPT = `450 4.2.1 <${mailbox}>: come back later`;
  const statuses = [
    (await send(canary)).statusCode,
    (await send({ ...canary, email: 'canary' })).statusCode,
    (await send({ ...canary, name: 'canary\r\nBcc: canary@example.edu' })).statusCode,
    (await send({ ...canary, message: 'www.canary '.repeat(4) })).statusCode,
  ];
  expect(statuses).toEqual([201, 400, 400, 400]);
  await expect.poll(() => lines.join('')).toContain('come back later');
  // The engine writes it down after the log has it.
  await expect.poll(() => readJobs('retry')).toEqual([expect.stringContaining('come back later')]);
  expect(lines.join('')).toContain('/api/contact');
  expect([...lines, ...(await readJobs('retry'))].join('')).not.toMatch(/canary/i);
});

it('writes down nothing of what a mail server says that refuses a message for good', async () => {
  replies.RCPT = '250 Fine';
  replies.END = '554 5.7.1 we do not like "canary subject", canary message and Canary Name';
  expect((await send(canary)).statusCode).toBe(201);
  const readDone = () => readJobs('completed');
  await expect.poll(readDone).not.toEqual([]);
  expect(lines.join('')).toContain('refused');
  expect([...lines, ...(await readDone())].join('')).not.toMatch(/canary/i);
});
