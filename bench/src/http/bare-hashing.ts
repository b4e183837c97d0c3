import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hash, verify } from '@node-rs/argon2';

/** An empty server beside the hashing of a login storm: what the hashes alone cost a process. */
const count = Number(process.argv[2]);
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const stored = await hash('a long enough secret', parameters);
const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const before = process.cpuUsage();
let left = count;
// Two at once, as in the product.
await Promise.all(
  [1, 2].map(async () => {
    while (left > 0) {
      left -= 1;
      await verify(stored, 'a long enough secret');
    }
  }),
);
const used = process.cpuUsage(before);
delay.disable();
server.close();
console.log(
  JSON.stringify({
    cpuMs: (used.user + used.system) / 1000 / count,
    delayP99Ms: delay.percentile(99) / 1e6,
  }),
);
