import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from './db.ts';
import { type Log, withoutSecrets } from './log.ts';
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
  /** While one waits or runs, another with the same payload is not taken. For new queues only. */
  isUnique?: boolean;
  /** Runs by itself at these times (UTC), on one worker; such a job has an empty payload. */
  cron?: string;
};

type JobRun = { jobId: string; attempt: number; signal: AbortSignal };
export type JobHandler<P extends z.ZodType> = (payload: z.output<P>, run: JobRun) => Promise<void>;

/** One piece of work a worker takes on. */
export type JobWork = { job: Job; handle: JobHandler<z.ZodType> };

export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job;
}

/** Binds a handler to its job; the payload is parsed before the handler sees it. */
export function workOn<P extends z.ZodType>(job: Job<P>, handle: JobHandler<P>): JobWork {
  return { job, handle: (payload, run) => handle(job.payload.parse(payload), run) };
}

export type Jobs = {
  /** Inside a transaction: the job exists exactly when the data does. Null: there is one already. */
  enqueue: <P extends z.ZodType>(
    tx: Tx,
    job: Job<P>,
    payload: z.input<P>,
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
    ...(isWorker ? { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 } : {}),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job engine'));
  await boss.start();

  return {
    async enqueue(tx, job, payload) {
      const data = { payload, trace: carryTrace() };
      const key = job.isUnique ? { singletonKey: JSON.stringify(payload) } : {};
      const id = await boss.send(job.name, data, { db: fromKysely(tx), ...key });
      if (id === null && !job.isUnique) throw new Error(`The job ${job.name} was not accepted`);
      return id;
    },
    async work(works) {
      for (const { job, handle } of works) {
        const options = {
          pollingIntervalSeconds: 0.5,
          localConcurrency: 2,
          heartbeatRefreshSeconds: 3,
          includeMetadata: true,
        } as const;
        await boss.work(job.name, options, async ([taken]: JobWithMetadata<JobData>[]) => {
          if (taken) await run(job, handle, taken, log);
        });
      }
    },
    async check() {
      await boss.getQueues();
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
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
  job: Job,
  handle: JobHandler<z.ZodType>,
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
