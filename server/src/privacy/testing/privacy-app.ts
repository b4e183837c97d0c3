import type { Config } from '../../config.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/start.ts';
import { startTestApp, type TestOptions } from '../../testing/start-app.ts';
import { privacyWork } from '../jobs.ts';
import { readZip } from './read-zip.ts';

type Caller = { userId: string; headers: Record<string, string> };

/** The app with a hand on its privacy jobs: they run when a test says so. */
export async function startPrivacyApp(options: TestOptions = {}) {
  const started = await startTestApp(options);
  const { app, platform, config } = started;
  const runJob = makeRunJob(platform, config);
  const request = async ({ headers }: Caller) => {
    const reply = await app.inject({ method: 'POST', url: '/api/account/exports', headers });
    return reply.json<{ id: string; state: string }>();
  };
  const latest = async ({ headers }: Caller) => {
    const reply = await app.inject({ url: '/api/account/exports/latest', headers });
    return reply.json<{ latest: Record<string, unknown> | null }>().latest;
  };
  const download = ({ headers }: Caller, id: string) =>
    app.inject({ url: `/api/account/exports/${id}/file`, headers });

  const countParts = async ({ userId }: Caller) => {
    const { rows } = await platform.pool.query(
      'select 1 from data_export_parts where user_id = $1',
      [userId],
    );
    return rows.length;
  };

  return {
    ...started,
    countParts,
    runJob,
    request,
    latest,
    download,
    /** Asks for an export, makes it and unpacks it. */
    async exportOf(caller: Caller) {
      const { id } = await request(caller);
      await runJob('make-data-export', { userId: caller.userId, exportId: id });
      return { id, files: await readZip((await download(caller, id)).rawPayload) };
    },
  };
}

function makeRunJob(platform: Platform, config: Config) {
  const works = privacyWork(platform, config);
  return async (name: Job['name'], payload: object, attempt = 1): Promise<void> => {
    const work = works.find(({ job }) => job.name === name);
    if (!work) throw new Error(`There is no job ${name}`);
    await work.handle(payload, { jobId: 'test', attempt, signal: new AbortController().signal });
  };
}
