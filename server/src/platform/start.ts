import type { Redis } from 'ioredis';
import type pg from 'pg';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { type HashAddress, makeHashAddress } from './addresses/hash-address.ts';
import { openAi } from './ai/open-ai.ts';
import type { ReplyMarks } from './ai/watch-reply.ts';
import { limitAi } from './ai/rate/limit-ai.ts';
import { type Captcha, openCaptcha } from './captcha/captcha.ts';
import { type Clock, makeFileClock, systemClock } from './clock.ts';
import { type Counters, makeCounters } from './counters.ts';
import { type Db, openDatabase } from './db.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type Log, makeLog } from './log.ts';
import { makeSilentMailer, type Mailer, openMailer } from './mail/mailer.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { openObjectStore } from './objects/open-object-store.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { openProgress, type Progress } from './progress/open-progress.ts';
import { openBlockingRedis, openPatientRedis, openRedis, waitForRedis } from './redis.ts';
import { guardAi, type GuardedAi } from './spending/guard-ai.ts';
import { watchSpending } from './spending/warn.ts';
import { openPayments, type Payments } from './stripe.ts';
import { startTraces } from './traces.ts';

/** Every outside thing, opened once and handed to whoever needs it. */
export type Platform = {
  log: Log;
  clock: Clock;
  db: Db;
  pool: pg.Pool;
  redis: Redis;
  counters: Counters;
  passwords: Passwords;
  captcha: Captcha;
  progress: Progress;
  jobs: Jobs;
  mailer: Mailer;
  ai: GuardedAi;
  /** For what has to be known of an address after its account is gone. */
  hashAddress: HashAddress;
  /** Without it no plan can be bought here. */
  payments: Payments | undefined;
  /** Where pictures are kept instead of the database, when it is set up. */
  objects: ObjectStore | undefined;
  /** Every figure that operators see is registered here. */
  registry: Registry;
  stopTraces: () => Promise<void>;
  /** Closes everything but the jobs, which get their own time before. */
  stop: () => Promise<void>;
};

export type PlatformParts = Partial<Pick<Platform, 'log' | 'clock' | 'passwords'>> & {
  /** How long a model may be silent, instead of what each one gets. */
  aiMarks?: ReplyMarks;
};

export async function startPlatform(config: Config, parts: PlatformParts = {}): Promise<Platform> {
  const traces = startTraces(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const log = parts.log ?? makeLog(config.LOG_LEVEL);
  const { db, pool } = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    waitMs: config.DATABASE_WAIT_MS,
  });
  const redisOptions = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX, log };
  const redis = openRedis(redisOptions, config.REDIS_TIMEOUT_MS);
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
  const mailer =
    config.SMTP_URL === undefined
      ? makeSilentMailer(log)
      : openMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM });
  const clock = parts.clock ?? (config.CLOCK_FILE ? makeFileClock(config.CLOCK_FILE) : systemClock);
  const registry = new Registry();
  const onSpent = watchSpending({ db, jobs, log, registry });
  const { SECRET: secret, CAPTCHA_WORK: work } = config;

  return {
    log,
    clock,
    db,
    pool,
    redis,
    counters: makeCounters(redis),
    passwords: parts.passwords ?? (await openPasswords()),
    captcha: openCaptcha({ redis, db, clock, log, secret, work }),
    progress,
    jobs,
    mailer,
    ai: guardAi(limitAi(openAi(config, { log, marks: parts.aiMarks }), { redis, config }), {
      db,
      clock,
      log,
      config,
      onSpent,
    }),
    hashAddress: makeHashAddress(db, config.EMAIL_HASH_KEY),
    payments: openPayments(config),
    objects: openObjectStore(config, clock),
    registry,
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
