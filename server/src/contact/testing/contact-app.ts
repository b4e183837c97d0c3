import { findFreePort } from '@engram/fakes/listen.ts';
import { startSmtpCatcher } from '@engram/fakes/smtp-catcher.ts';
import { v7 as uuidv7 } from 'uuid';
import { onTestFinished } from 'vitest';
import { makeContactCall } from '../../testing/calls/contact-calls.ts';
import { startTestApp, type TestOptions } from '../../testing/start-app.ts';
import { startSmtpReplies, type SmtpReplies } from '../../testing/start-smtp-replies.ts';
import { contactWork } from '../jobs.ts';

/** The jobs run when a test says so, the mail server when it wants one. */
export async function startContactApp({ logTo }: Pick<TestOptions, 'logTo'> = {}) {
  const smtpPort = await findFreePort();
  const started = await startTestApp({
    environment: { RATE_LIMITS: 'off', SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
    ...(logTo && { logTo }),
  });
  const { app, platform, config, clock } = started;
  const { pool } = platform;
  const send = makeContactCall(app);
  const works = contactWork(platform, config);

  async function runJob(name: string, payload: object): Promise<void> {
    const work = works.find(({ job }) => job.name === name);
    const signal = new AbortController().signal;
    await work?.handle(payload, { jobId: 'test', attempt: 1, signal });
  }

  return {
    ...started,
    pool,
    mailAgain: (messageId: string) => runJob('mail-contact-message', { messageId }),
    sweep: () => runJob('sweep-contact-messages', {}),

    /** What arrives, until the end of the test. */
    async startMailServer() {
      const catcher = await startSmtpCatcher({ smtp: smtpPort });
      onTestFinished(catcher.stop);
      return catcher.caught;
    },

    async startRefusingServer(replies: SmtpReplies): Promise<void> {
      const server = await startSmtpReplies(replies, smtpPort);
      onTestFinished(server.stop);
    },

    /** The id of a new message. */
    async sendOne(headers: Record<string, string> = {}): Promise<string> {
      const subject = uuidv7();
      await send({ subject }, { headers });
      const { rows } = await pool.query(
        'select message_id from contact_messages where subject = $1',
        [subject],
      );
      clock.advance(1000);
      return String(rows[0].message_id);
    },

    /** None when it is gone. */
    async readRow(messageId: string) {
      const { rows } = await pool.query(
        'select mailed_at, refused_at from contact_messages where message_id = $1',
        [messageId],
      );
      return rows[0];
    },

    /** Those that wait or run, of one message or of all. */
    async countJobs(messageId?: string): Promise<number> {
      const { rows } = await pool.query(
        `select 1 from jobs.job where name = 'mail-contact-message' and state <= 'active'
         and coalesce(data->'payload'->>'messageId' = $1, true)`,
        [messageId ?? null],
      );
      return rows.length;
    },
  };
}
