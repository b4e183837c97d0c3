import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { allJobs } from '../jobs.ts';
import { prepareJobs } from '../platform/jobs.ts';
import { migrate } from '../platform/migrations.ts';
import { probeJob } from './probe/probe-job.ts';
import { dropCopies, makeEmptyDatabase } from '../platform/scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

/** Migrates one database per run; tests work on copies of it, which are dropped at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = readConfig(process.env).DATABASE_URL;
  const template = await makeEmptyDatabase(serverUrl);
  await migrate(template.url);
  await prepareJobs(template.url, [...allJobs, probeJob]);
  const templateName = new URL(template.url).pathname.slice(1);
  project.provide('serverUrl', serverUrl);
  project.provide('templateName', templateName);
  return async () => {
    await dropCopies(serverUrl, templateName);
    await template.drop();
  };
}
