import { randomUUID } from 'node:crypto';
import type { PlanId } from '@engram/core/plans/catalogue.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll } from 'vitest';
import { openSession } from '../accounts/sessions/open-session.ts';
import { claimEmail, insertEntitlement, insertUser } from '../accounts/store.ts';
import { type Extension, makeApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../platform/log.ts';
import { startPlatform } from '../platform/start.ts';
import { lendDatabase, type LentDatabase } from './lend-database.ts';
import { probeRoutes } from './probe/probe-routes.ts';
import { makeTestClock } from './test-clock.ts';

export type TestOptions = {
  environment?: Record<string, string>;
  extend?: Extension;
  logTo?: { write: (line: string) => void };
};

/** The whole server on a database of its own, with a clock that stands still. One per test file. */
export async function startTestApp({
  environment = {},
  extend = probeRoutes,
  logTo,
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
  const platform = await startPlatform(config, { clock, log });
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
  afterAll(stop);
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

function makeSignIn(db: Parameters<typeof openSession>[0], clock: { now: () => Date }) {
  return async ({ plan }: { plan?: Exclude<PlanId, 'free'> } = {}) => {
    const now = clock.now();
    const userId = uuidv7();
    const email = `${userId}@example.edu`;
    await claimEmail(db, email, userId);
    await insertUser(db, { userId, email, displayName: 'Maya', createdAt: now });
    if (plan) {
      const entitlement = { userId, entitlementId: uuidv7(), plan, source: 'operator' };
      await insertEntitlement(db, { ...entitlement, startsAt: now });
    }
    const wish = { userId, lifetime: 'remembered', device: 'Test', now } as const;
    const token = (await openSession(db, wish))?.token ?? '';
    return { userId, email, token, headers: { authorization: `Bearer ${token}` } };
  };
}
