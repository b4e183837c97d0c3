import type { Reminders } from '@engram/core/reviews/reminders-api.ts';
import { makeFlashcardCalls, writeCards } from '../../flashcards/testing/flashcard-calls.ts';
import { startTestApp, type TestOptions } from '../../testing/start-app.ts';
import { startMail } from '../../testing/start-mail.ts';
import { reminderWork } from '../reminders/jobs.ts';

/** The app with a mail server of its own, and a hand on the worker: it looks when a test says so. */
export async function startReminderApp(options: TestOptions = {}) {
  const mail = await startMail();
  const app = await startTestApp({
    ...options,
    environment: {
      ...mail.environment,
      RATE_LIMITS: 'off',
      PUBLIC_URL: 'http://engram.example',
      ...options.environment,
    },
  });
  const { platform, clock, config, signIn } = app;
  const { make } = makeFlashcardCalls(app.app);
  type Caller = Awaited<ReturnType<typeof signIn>>;
  const call = (
    method: 'GET' | 'PUT' | 'PATCH',
    path: string,
    { headers }: Caller,
    body?: object,
  ) => app.app.inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) });

  const change = (caller: Caller, reminders: Reminders) =>
    call('PUT', '/reviews/reminders', caller, reminders);
  const moveTo = (caller: Caller, timeZone: string) =>
    call('PATCH', '/auth/profile', caller, { timeZone });

  async function run(name: string, payload: object, means = platform): Promise<void> {
    const work = reminderWork(means, config).find(({ job }) => job.name === name);
    if (!work) throw new Error(`There is no job ${name}`);
    await work.handle(payload, { jobId: 'test', attempt: 1, signal: new AbortController().signal });
  }

  /** What a worker does when it looks: finds whose hour has come, and does all jobs, once each. */
  async function look(means = platform): Promise<void> {
    await run('find-due-reminders', {}, means);
    const { rows } = await platform.pool.query<{ name: string; data: { payload: object } }>(
      `delete from jobs.job where name = any($1) and state = 'created' returning name, data`,
      [['remind-of-reviews', 'note-time-zone']],
    );
    for (const { name, data } of rows) await run(name, data.payload, means);
  }

  return {
    ...app,
    ...mail,
    change,
    moveTo,
    look,
    sweep: () => run('sweep-reminder-tokens', {}),
    read: (caller: Caller) => call('GET', '/reviews/settings', caller),
    /** Somebody with a confirmed address and cards that were never studied. */
    async signInWithCards(count = 3): Promise<Caller> {
      const caller = await signIn({ isConfirmed: true });
      if (count > 0) await make(caller, writeCards(count), 'Cell respiration');
      return caller;
    },
    /** Moves the clock there, and looks. */
    async lookAt(moment: string): Promise<void> {
      clock.advance(Date.parse(moment) - clock.now().getTime());
      await look();
    },
    countMails: ({ email }: Caller) => mail.mailsTo(email).length,
  };
}
