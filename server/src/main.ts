import { readSettings } from './read-settings.ts';
import { allWork } from './jobs.ts';
import { run } from './run.ts';

await run(readSettings(), { work: allWork });
