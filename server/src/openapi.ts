import { readFile, writeFile } from 'node:fs/promises';
import { makeApp } from './app.ts';
import { readConfig } from './config.ts';
import { prepareJobs } from './platform/jobs.ts';
import { startPlatform } from './platform/start.ts';
import { makeEmptyDatabase } from './platform/scratch-database.ts';

const file = new URL('../../docs/openapi.json', import.meta.url);
const isCheck = process.argv.includes('--check');

/** The document of the endpoints as they are really mounted. */
async function describeEndpoints(): Promise<string> {
  const scratch = await makeEmptyDatabase(readConfig(process.env).DATABASE_URL);
  await prepareJobs(scratch.url, []);
  const config = readConfig({
    ...process.env,
    ROLE: 'api',
    LOG_LEVEL: 'silent',
    WEB_ROOT: '/none',
    DATABASE_URL: scratch.url,
  });
  const platform = await startPlatform(config);
  const { app } = await makeApp(config, platform);
  await app.ready();
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  await platform.jobs.stop(0);
  await platform.stop();
  await scratch.drop();
  return document;
}

const made = await describeEndpoints();
if (!isCheck) await writeFile(file, made);
else if (made !== (await readFile(file, 'utf8'))) {
  console.error('docs/openapi.json does not match the endpoints. Run: npm run openapi');
  process.exitCode = 1;
}
