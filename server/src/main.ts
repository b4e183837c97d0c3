import { readConfig } from './config.ts';
import { allWork } from './jobs.ts';
import { run } from './run.ts';

await run(readConfig(process.env), { work: allWork });
