import autocannon from 'autocannon';
import Fastify from 'fastify';
import { median } from './median.ts';
import { startEngram } from './start-engram.ts';

/**
 * What a call costs with everything around it (session, limits, headers, schemas, metrics) against
 * a bare Fastify route in the same run. Both servers are loaded in turns, on loopback.
 */
const rounds = 3;
const secondsPerRound = 4;

const bare = Fastify();
bare.get('/', async () => ({ status: 'ok' }));
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 });
const engram = await startEngram();

const ours: number[] = [];
const theirs: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await load(`${bareOrigin}/`));
    ours.push(await load(`${engram.origin}/api/health`));
  }
} finally {
  await engram.stop();
  await bare.close();
}

const ratio = median(ours) / median(theirs);
console.log(`bare Fastify  ${median(theirs).toFixed(0)} requests/s`);
console.log(`Engram        ${median(ours).toFixed(0)} requests/s`);
console.log(`ratio         ${ratio.toFixed(2)}`);

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: secondsPerRound });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests to ${url} failed`);
  return result.requests.average;
}
