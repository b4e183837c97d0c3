import { expect, it } from 'vitest';
import { startContactApp } from './testing/contact-app.ts';

const lines: string[] = [];
const contact = await startContactApp({ logTo: { write: (line) => void lines.push(line) } });
const { clock, pool, mailAgain, sweep, sendOne, readRow, countJobs } = contact;

it.each([{ DATA: '554 5.5.1 not now and not later' }, { END: '554 5.7.1 this looks like spam' }])(
  'takes a message that is refused for good (%o) up once, and keeps it',
  async (replies) => {
    await contact.startRefusingServer(replies);
    const messageId = await sendOne();
    await mailAgain(messageId);
    expect(await readRow(messageId)).toEqual({ mailed_at: null, refused_at: clock.now() });
    const told = lines.filter((line) => line.includes(messageId));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"level":50');
    expect(told[0]).not.toMatch(/Maya|class|example\.edu|spam|mailbox/);

    await pool.query("delete from jobs.job where name = 'mail-contact-message'");
    await sweep();
    expect(await countJobs()).toBe(0);
    await contact.mailAgain(messageId);
    expect(lines.filter((line) => line.includes(messageId))).toHaveLength(1);
  },
);

it.each([
  { RCPT: '450 4.2.1 try later' },
  { RCPT: '550 5.1.1 no such mailbox' },
  { END: '451 4.3.0 try later' },
  { MAIL: '550 5.7.1 who are you' },
])('tries again what is refused for now or because of us (%o)', async (replies) => {
  await contact.startRefusingServer(replies);
  const messageId = await sendOne();
  await expect(mailAgain(messageId)).rejects.toThrow(Object.values(replies)[0]);
  expect(await readRow(messageId)).toEqual({ mailed_at: null, refused_at: null });
  await pool.query('delete from contact_messages');
  await pool.query("delete from jobs.job where name = 'mail-contact-message'");
});

it('takes up every message that waits, in any number', async () => {
  await pool.query(
    `insert into contact_messages (message_id, name, email, subject, message, written_at)
     select gen_random_uuid(), 'Maya', 'maya@example.edu', n::text, 'm', $1
     from generate_series(1, 1100) n`,
    [clock.now()],
  );
  await sweep();
  expect(await countJobs()).toBe(1_100);
});
