import { expect, it } from 'vitest';
import { findUser } from '../../accounts/read-user.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { startMail } from '../../testing/start-mail.ts';
import { startSmtpReplies } from '../../testing/start-smtp-replies.ts';
import { classWork } from '../jobs.ts';
import { openOwnClass } from '../owning/own-class.ts';
import { makeClassCalls } from '../testing/class-calls.ts';

const mail = await startMail();
const { app, platform, config, clock, signIn } = await startTestApp({
  environment: { ...mail.environment, RATE_LIMITS: 'off', PUBLIC_URL: 'http://engram.example' },
});
const { call, create, joinAs } = makeClassCalls(app);

async function run(name: string, payload: object, means = platform): Promise<void> {
  const work = classWork(means, config).find(({ job }) => job.name === name);
  if (!work) throw new Error(`There is no job ${name}`);
  await work.handle(payload, { jobId: 'test', attempt: 1, signal: new AbortController().signal });
}

/** The sweep of that day, and the jobs that it leaves. */
async function sweepAt(moment: string, means = platform): Promise<void> {
  clock.advance(Date.parse(moment) - clock.now().getTime());
  await run('sweep-unused-classes', {});
  const { rows } = await platform.pool.query<{ data: { payload: object } }>(
    `delete from jobs.job where name = 'warn-of-class-end' and state = 'created' returning data`,
  );
  for (const { data } of rows) await run('warn-of-class-end', data.payload, means);
}

async function makeClass() {
  const teacher = await signIn({ isConfirmed: true });
  const made = (await create(teacher)).json();
  const lily = await joinAs(teacher, made, 'Lily');
  return { ...made, teacher, lily, mails: () => mail.mailsTo(teacher.email) };
}

async function isThere(classId: string): Promise<boolean> {
  const { rows } = await platform.pool.query('select 1 from classes where class_id = $1', [
    classId,
  ]);
  return rows.length > 0;
}

it('tells the teacher once, a month before, and ends the class with all that is in it (D41)', async () => {
  const { id, mails } = await makeClass();
  await sweepAt('2027-02-28T12:00:00Z');
  expect(mails()).toHaveLength(0);
  await sweepAt('2027-03-02T12:00:00Z');
  await sweepAt('2027-03-03T12:00:00Z');
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({ subject: 'Your class Biology 8B ends soon' });
  expect(mails()[0]?.text).toContain('April 1, 2027');
  expect(mails()[0]?.text).toContain(`http://engram.example/classes/${id}`);
  await sweepAt('2027-04-01T11:59:00Z');
  expect(await isThere(id)).toBe(true);
  await sweepAt('2027-04-01T12:00:00Z');
  expect(await isThere(id)).toBe(false);
});

it('goes on when its teacher looks at it or a member comes, and warns again a year after that', async () => {
  clock.advance(Date.parse('2028-01-01T12:00:00Z') - clock.now().getTime());
  const { id, teacher, lily, mails } = await makeClass();
  await sweepAt('2029-01-15T12:00:00Z');
  expect(mails()).toHaveLength(1);
  // The session of the teacher is long over: they sign in again, and look.
  const user = await findUser(platform.db, teacher.userId, clock.now());
  if (user) await openOwnClass({ ...platform, origin: 'http://engram.example' }, user, id);
  await sweepAt('2029-06-01T12:00:00Z');
  expect(await isThere(id)).toBe(true);
  await call('GET', `/classes/${id}/membership`, { headers: lily.headers });
  await sweepAt('2030-06-02T12:00:00Z');
  expect(mails()).toHaveLength(2);
  expect(await isThere(id)).toBe(true);
});

it('tells it on a later day where the mail server had put it off', async () => {
  clock.advance(Date.parse('2031-01-01T12:00:00Z') - clock.now().getTime());
  const { mails } = await makeClass();
  const server = await startSmtpReplies({ END: '451 4.3.0 try later' });
  const mailer = openMailer({ smtpUrl: server.url, from: 'Engram <engram@example.org>' });
  await expect(sweepAt('2032-01-02T12:00:00Z', { ...platform, mailer })).rejects.toThrow('451');
  mailer.close();
  await server.stop();
  expect(mails()).toHaveLength(0);
  await sweepAt('2032-01-03T12:00:00Z');
  expect(mails()).toHaveLength(1);
});
