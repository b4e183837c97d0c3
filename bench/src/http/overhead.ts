import autocannon from 'autocannon';
import { median } from '../median.ts';
import { toldRow, writeFigure } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { startEngram } from '../start-engram.ts';
import { startServer } from '../start-server.ts';

const rounds = 3;
const secondsPerRound = 4;

/**
 * What a call costs with everything around it (session, limits, headers, schemas, metrics) against
 * a bare Fastify route in the same run. Both servers are loaded in turns, on loopback.
 */
export async function measureOverhead(scratch: Scratch, add: AddRows): Promise<void> {
  const bare = await startServer(new URL('bare-server.ts', import.meta.url), {});
  const engram = await startEngram(scratch);
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await load(`${bare.origin}/api/health`));
      ours.push(await load(`${engram.origin}/api/health`));
    }
  } finally {
    await engram.stop();
    await bare.stop();
  }
  const [us, them] = [median(ours), median(theirs)];
  const note = `${us.toFixed(0)}/s, bare Fastify ${them.toFixed(0)}/s`;
  add(toldRow('HTTP: throughput of bare', writeFigure(us / them, note)));
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: secondsPerRound });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests to ${url} failed`);
  return result.requests.average;
}
