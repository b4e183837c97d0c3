import { readConfig } from '../../config.ts';
import { run } from '../../run.ts';

/** One real process with the routes of the product, and one that tells how much memory it holds. */
await run(readConfig(process.env), {
  work: () => [],
  extend: (api) => {
    api.get('/wire/heap', async () => {
      globalThis.gc?.();
      return { bytes: process.memoryUsage().heapUsed };
    });
  },
});
console.log('started');
