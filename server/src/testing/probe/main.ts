import { readConfig } from '../../config.ts';
import { run } from '../../run.ts';
import { probeWork } from './probe-job.ts';
import { probeRoutes } from './probe-routes.ts';

/** One real process, as main.ts starts it, with the probe as its only feature of interest. */
await run(readConfig(process.env), {
  work: ({ progress }) => [probeWork(progress)],
  extend: probeRoutes,
});
console.log('started');
