import type { Redis } from 'ioredis';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Clock, makeFileClock, systemClock } from './clock.ts';
import { type Db, openDatabase } from './db.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type Log, makeLog } from './log.ts';
import { type Mailer, openMailer } from './mail.ts';
import { openProgress, type Progress } from './progress/open-progress.ts';
import { openBlockingRedis, openPatientRedis, openRedis, waitForRedis } from './redis.ts';
import { startTraces } from './traces.ts';

/** Every outside thing, opened once and handed to whoever needs it. */
export type Platform = {
  log: Log;
  clock: Clock;
  db: Db;
  pool: pg.Pool;
  redis: Redis;
  progress: Progress;
  jobs: Jobs;
  mailer: Mailer;
  stopTraces: () => Promise<void>;
  /** Closes everything but the jobs, which get their own time before. */
  stop: () => Promise<void>;
};

export type PlatformParts = Partial<Pick<Platform, 'log' | 'clock'>>;

export async function startPlatform(config: Config, parts: PlatformParts = {}): Promise<Platform> {
  const traces = startTraces(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const log = parts.log ?? makeLog(config.LOG_LEVEL);
  const { db, pool } = openDatabase({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL });
  const redisOptions = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX, log };
  const redis = openRedis(redisOptions);
  if (!(await waitForRedis(redis))) log.warn('starting without redis');
  const progress = openProgress({
    publisher: openPatientRedis(redisOptions),
    reader: openBlockingRedis(redisOptions),
    log,
  });
  const jobs = await openJobs({
    databaseUrl: config.DATABASE_URL,
    log,
    isWorker: config.ROLE !== 'api',
  });
  const mailer = openMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM });

  return {
    log,
    clock: parts.clock ?? (config.CLOCK_FILE ? makeFileClock(config.CLOCK_FILE) : systemClock),
    db,
    pool,
    redis,
    progress,
    jobs,
    mailer,
    stopTraces: traces.stop,
    async stop() {
      progress.close();
      redis.disconnect();
      mailer.close();
      await db.destroy();
      await traces.stop();
    },
  };
}
