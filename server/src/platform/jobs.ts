import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from './db.ts';
import { type Log, withoutSecrets } from './log.ts';
import { noteOutage } from './note-outage.ts';
import { carryTrace, inSpan, type TraceCarrier } from './traces.ts';

/** A kind of work, apart from the code that does it. A job may run twice and must end the same. */
export type Job<P extends z.ZodType = z.ZodType> = {
  name: string;
  payload: P;
  /** A restart that hands a job back costs an attempt too, so leave room for some. */
  retryLimit: number;
  /** Doubled with every attempt, up to the greatest one. */
  retryDelaySeconds: number;
  maxRetryDelaySeconds?: number;
  expireInSeconds: number;
  /** Waits so long before it is done. */
  startAfterSeconds?: number;
  /** While one waits or runs, another with the same payload is not taken. For new queues only. */
  isUnique?: boolean;
  /** How many one worker process does at once; 2 unless said otherwise. */
  concurrency?: number;
  /** Somebody waits for it: a worker is told of it by the database, not by looking now and then. */
  isUrgent?: boolean;
  /** Runs by itself at these times (UTC), on one worker; such a job has an empty payload. */
  cron?: string;
};

type JobRun = { jobId: string; attempt: number; signal: AbortSignal };
export type JobHandler<P extends z.ZodType> = (payload: z.output<P>, run: JobRun) => Promise<void>;

/** One piece of work a worker takes on. */
export type JobWork = {
  job: Job;
  handle: JobHandler<z.ZodType>;
  /** After the last job of a worker that stops. */
  end?: () => Promise<void>;
};

export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}

/** Binds a handler to its job; the payload is parsed before the handler sees it. */
export function workOn<P extends z.ZodType>(job: Job<P>, handle: JobHandler<P>): JobWork {
  return { job, handle: (payload, run) => handle(job.payload.parse(payload), run) };
}

/** How long it waits, instead of what the job says: a day or a year, where somebody chose it. */
type EnqueueOptions = { afterSeconds?: number };

export type Jobs = {
  /** Inside a transaction: the job exists exactly when the data does. Null: there is one already. */
  enqueue: <P extends z.ZodType>(
    tx: Tx,
    job: Job<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ) => Promise<string | null>;
  work: (works: readonly JobWork[]) => Promise<void>;
  /** Round trip to the queue's tables; throws when they are out of reach. */
  check: () => Promise<void>;
  stop: (timeoutMs: number) => Promise<void>;
};

export type JobsOptions = { databaseUrl: string; log: Log; isWorker: boolean };

const schema = 'jobs';
/** A worker that stays silent this long has died; its jobs go to another one. */
const heartbeatSeconds = 10;

export async function openJobs({ databaseUrl, log, isWorker }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema,
    max: 4,
    application_name: 'engram-jobs',
    migrate: false,
    supervise: isWorker,
    schedule: isWorker,
    ...(isWorker
      ? { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2, useListenNotify: true }
      : {}),
  });
  boss.on('error', (error) => noteOutage(log, { what: 'the job engine failed', error }));
  await boss.start();
  const ends: (() => Promise<void>)[] = [];

  return {
    async enqueue(tx, job, payload, { afterSeconds } = {}) {
      const data = { payload, trace: carryTrace() };
      const key = job.isUnique ? { singletonKey: JSON.stringify(payload) } : {};
      const startAfter = Math.max(0, Math.ceil(afterSeconds ?? job.startAfterSeconds ?? 0));
      const id = await boss.send(job.name, data, { db: fromKysely(tx), startAfter, ...key });
      if (id === null && !job.isUnique) throw new Error(`The job ${job.name} was not accepted`);
      return id;
    },
    async work(works) {
      ends.push(...works.flatMap(({ end }) => end ?? []));
      for (const work of works) await addPoller({ boss, log, work, pollers: 0, busy: 0 });
    },
    async check() {
      await boss.getQueues();
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/** The queue of one kind of job: of its pollers, all but the busy ones are waiting for work. */
type Queue = { boss: PgBoss; log: Log; work: JobWork; pollers: number; busy: number };

/**
 * A poller looks for a job, does it, and looks again. There is always one that waits, as long as
 * there may be more at once: it brings the next one in when it finds work. So a burst is taken in at
 * once, and an idle queue costs one small query at a time.
 */
async function addPoller(queue: Queue): Promise<void> {
  const { boss, log, work } = queue;
  const { name, concurrency = 2 } = work.job;
  queue.pollers += 1;
  const id = await boss.work(
    name,
    pollingOf(work.job),
    async ([taken]: JobWithMetadata<JobData>[]) => {
      if (!taken) return;
      queue.busy += 1;
      if (queue.busy === queue.pollers && queue.pollers < concurrency) {
        addPoller(queue).catch((error: unknown) => {
          queue.pollers -= 1;
          log.debug({ err: error, job: name }, 'no more pollers, the engine is stopping');
        });
      }
      try {
        await run(work, taken, log);
      } finally {
        queue.busy -= 1;
        if (queue.pollers - queue.busy > 1) {
          queue.pollers -= 1;
          void boss.offWork(name, { id, wait: false });
        }
      }
    },
  );
}

function pollingOf({ cron, isUrgent }: Job) {
  return {
    pollingIntervalSeconds: cron && !isUrgent ? 5 : 0.5,
    // Behind a pooler that swallows notifications, work is still found soon.
    ...(isUrgent ? { notifyPollingIntervalSeconds: 1 } : {}),
    heartbeatRefreshSeconds: 3,
    includeMetadata: true,
  } as const;
}

/** Creates or upgrades the engine's own tables and the queues; part of every migration. */
export async function prepareJobs(databaseUrl: string, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema, max: 2, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(deadLetters(job));
    const options = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      ...(job.maxRetryDelaySeconds && { retryDelayMax: job.maxRetryDelaySeconds }),
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds,
      deadLetter: deadLetters(job),
      notify: job.isUrgent ?? false,
    };
    const policy = job.isUnique ? 'exclusive' : 'standard';
    await boss.createQueue(job.name, { ...options, policy });
    await boss.updateQueue(job.name, options);
    if (job.cron) await boss.schedule(job.name, job.cron, { payload: {}, trace: {} });
  }
  await boss.stop({ graceful: false });
}

/** Where jobs end that failed every time; somebody has to look at them. */
export function deadLetters(job: Job): string {
  return `${job.name}-dead`;
}

type JobData = { payload: unknown; trace: TraceCarrier };

async function run(
  { job, handle }: JobWork,
  taken: JobWithMetadata<JobData>,
  log: Log,
): Promise<void> {
  const attempt = taken.retryCount + 1;
  const attributes = { 'job.name': job.name, 'job.id': taken.id, 'job.attempt': attempt };
  await inSpan(
    `job ${job.name}`,
    attributes,
    async () => {
      try {
        await handle(taken.data.payload, { jobId: taken.id, attempt, signal: taken.signal });
      } catch (error) {
        log.warn({ err: error, job: job.name, jobId: taken.id, attempt }, 'job failed');
        // The engine keeps what is thrown in its tables, beyond the reach of an erasure.
        throw withoutSecrets(error);
      }
    },
    taken.data.trace,
  );
}
