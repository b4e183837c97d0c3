import { randomUUID } from 'node:crypto';
import type { PlanId } from '@engram/core/plans/catalogue.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { hashToken } from '../accounts/opaque-token.ts';
import { openSession } from '../accounts/sessions/open-session.ts';
import { findSessionByHash, setConfirmedUntil } from '../accounts/sessions/store.ts';
import { claimEmail, insertEntitlement, insertUser, markEmailVerified } from '../accounts/store.ts';
import { type Extension, makeApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../platform/log.ts';
import { openPasswords, type Passwords } from '../platform/passwords.ts';
import { startPlatform } from '../platform/start.ts';
import { atTheEnd } from './at-the-end.ts';
import { lendDatabase, type LentDatabase } from './lend-database.ts';
import { littleWork } from './little-work.ts';
import { probeRoutes } from './probe/probe-routes.ts';
import { watchStatements } from './statements/watch-statements.ts';
import { makeTestClock } from './test-clock.ts';

export type TestOptions = {
  environment?: Record<string, string>;
  extend?: Extension;
  logTo?: { write: (line: string) => void };
  /** Quick ones, unless a test is about their strength. */
  passwords?: Passwords;
};

/** The whole server on a database of its own, with a clock that stands still. One per test file. */
export async function startTestApp({
  environment = {},
  extend = probeRoutes,
  logTo,
  passwords,
}: TestOptions = {}) {
  const database = await useDatabase(environment.DATABASE_URL);
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'test',
    ROLE: 'api',
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    REDIS_PREFIX: `engram-test:${randomUUID()}:`,
    WEB_ROOT: '/nothing-built',
    CAPTCHA_WORK: '4',
    // Test files share two cores: a busy moment must not look like a lost Redis or a full database.
    REDIS_TIMEOUT_MS: '5000',
    DATABASE_WAIT_MS: '15000',
    ...environment,
  });
  const clock = makeTestClock('2026-03-01T12:00:00Z');
  const log = makeLog(logTo ? 'debug' : 'silent', logTo);
  const platform = await startPlatform(config, {
    clock,
    log,
    passwords: passwords ?? (await openPasswords(littleWork)),
    // Test files share two cores: a model that answers in the same process is not slow for that.
    aiMarks: { firstMs: 60_000, stallMs: 60_000 },
  });
  const broken = await watchStatements(platform.pool);
  const { app, metrics } = await makeApp(config, platform, extend);
  await app.ready();

  const stop = async () => {
    // A client that dropped a stream has opened a connection it never used; nobody waits for that.
    app.server.closeAllConnections();
    await app.close();
    await platform.jobs.stop(1_000);
    await platform.stop();
    await database.giveBack();
  };
  atTheEnd(stop);
  atTheEnd(async () => expect([...broken.values()]).toEqual([]));
  return {
    app,
    metrics,
    platform,
    config,
    clock,
    databaseUrl: database.url,
    signIn: makeSignIn(platform.db, clock),
  };
}

/** The given one, which another app gives back, or one of its own. */
async function useDatabase(url: string | undefined): Promise<LentDatabase> {
  if (url !== undefined) return { url, giveBack: async () => {} };
  return lendDatabase();
}

/** `isConfirmed` is about the email address. */
export type SignInAs = { plan?: Exclude<PlanId, 'free'>; isConfirmed?: boolean };

function makeSignIn(db: Parameters<typeof openSession>[0], clock: { now: () => Date }) {
  /** As somebody who has just entered their password. */
  return async ({ plan, isConfirmed = false }: SignInAs = {}) => {
    const now = clock.now();
    const userId = uuidv7();
    const email = `${userId}@example.edu`;
    await claimEmail(db, email, userId);
    await insertUser(db, { userId, email, displayName: 'Maya', createdAt: now });
    if (isConfirmed) await markEmailVerified(db, userId, now);
    if (plan) {
      const entitlement = { userId, entitlementId: uuidv7(), plan, source: 'operator' };
      await insertEntitlement(db, { ...entitlement, startsAt: now });
    }
    const wish = { userId, lifetime: 'remembered', device: 'Test', now } as const;
    const opened = await openSession(db, wish);
    const token = opened?.token ?? '';
    const session = token && (await findSessionByHash(db, hashToken(token)));
    if (session) {
      const until = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000);
      await setConfirmedUntil(db, { ...session, until });
    }
    return { userId, email, token, headers: { authorization: `Bearer ${token}` } };
  };
}
