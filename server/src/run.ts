import { setTimeout as pause } from 'node:timers/promises';
import { makeReady } from '@engram/core/materials/policy/make-ready.ts';
import { type Extension, makeApp } from './app.ts';
import type { Config } from './config.ts';
import { examine } from './doctor/examine.ts';
import { waitForDatabase } from './doctor/wait-for-database.ts';
import { endOneRequestAtMost } from './http/last-resort/end-one-request.ts';
import { makeMetrics, serveMetrics } from './http/monitoring/metrics.ts';
import type { JobWork } from './platform/jobs.ts';
import { makeLog } from './platform/log.ts';
import { type Platform, startPlatform } from './platform/start.ts';

export type Features = {
  work: (platform: Platform, config: Config) => readonly JobWork[];
  /** Routes beyond those of the product; tests bring their own. */
  extend?: Extension;
};

/** Runs one process in its role until it is told to stop. */
export async function run(config: Config, features: Features): Promise<void> {
  const log = makeLog(config.LOG_LEVEL);
  await waitForDatabase(config, log);
  for (const { text } of await examine(config, process.env)) log.warn(text);
  const platform = await startPlatform(config, { log });
  const running = new Set<Promise<void>>();
  if (config.ROLE !== 'api') {
    const works = features.work(platform, config);
    await platform.jobs.work(works.map((work) => watchWork(work, running)));
  }
  const api =
    config.ROLE === 'worker' ? undefined : await makeApp(config, platform, features.extend);
  if (api) {
    endOneRequestAtMost(log);
    makeReady();
  }
  const metrics = await serveMetrics(api?.metrics ?? makeMetrics(platform.registry), {
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
  });
  await api?.app.listen({ host: config.HOST, port: config.PORT });
  log.info({ role: config.ROLE, build: config.BUILD_ID }, 'engram is running');
  const leaving = new AbortController();
  void platform.ai.warmUp(leaving.signal);

  let isStopping = false;
  /** Requests under way are answered, jobs under way get their time and are then handed back. */
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    leaving.abort();
    const timeoutMs = config.SHUTDOWN_SECONDS * 1000;
    setTimeout(() => process.exit(1), timeoutMs + 5_000).unref();
    // Side by side: a slow request must not eat the jobs' time.
    await Promise.all([api?.app.close(), platform.jobs.stop(timeoutMs)]);
    // What was handed back has been told to stop, and notes what it has cost.
    await Promise.race([Promise.allSettled(running), pause(settleMs, undefined, { ref: false })]);
    await platform.stop();
    await metrics.close();
    log.info('stopped');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/** Within the time after which the process is ended by force. */
const settleMs = 2_000;

function watchWork(work: JobWork, running: Set<Promise<void>>): JobWork {
  return {
    ...work,
    handle(payload, jobRun) {
      const handled = work.handle(payload, jobRun);
      running.add(handled);
      return handled.finally(() => running.delete(handled));
    },
  };
}
