import { health, ready, type Readiness } from '@engram/core/health/api.ts';
import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { AppError } from '../app-error.ts';
import { mount } from '../mount.ts';

const patienceMs = 1_000;

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, health, async () => ({ status: 'ok' as const }));

  mount(app, ready, async () => {
    const [database, redis, jobs] = await Promise.all([
      check(() => pingDatabase(platform.db)),
      check(() => platform.redis.ping()),
      check(() => platform.jobs.check()),
    ]);
    // Without Redis everything still works, only slower; without the database nothing does.
    if (!database.ok || !jobs.ok) {
      throw new AppError('unavailable', { details: describe({ database, redis, jobs }) });
    }
    const status = redis.ok ? ('ready' as const) : ('degraded' as const);
    return { status, database, redis, jobs };
  });
}

type Dependency = Readiness['database'];

function describe(dependencies: Record<string, Dependency>): string {
  return Object.entries(dependencies)
    .map(([name, { ok, latencyMs }]) => `${name} ${ok ? 'ok' : 'failed'} after ${latencyMs} ms`)
    .join(', ');
}

async function check(ask: () => Promise<unknown>): Promise<Dependency> {
  const startedAt = performance.now();
  const isOk = await Promise.race([
    ask().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref()),
  ]);
  return { ok: isOk, latencyMs: Math.round((performance.now() - startedAt) * 10) / 10 };
}
