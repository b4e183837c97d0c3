import { afterAll, expect, it } from 'vitest';
import { startWire } from '../testing/wire/start-wire.ts';

/** Other cases every night. A failure names the seed of its case, which wire.test.ts can repeat. */
const seed = new Date().toISOString().slice(0, 10);
const { tally, sendMany, ask, heapBytes, stop } = await startWire();
afterAll(stop);

it(
  'answers 100,000 hostile requests and holds no more memory than after a tenth of them',
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    await sendMany(`${seed}/first`, 10_000);
    expect(tally.failures).toEqual([]);
    const early = await heapBytes();
    await sendMany(`${seed}/rest`, 100_000);
    expect(tally.failures).toEqual([]);
    const late = await heapBytes();
    const { sent, replies, refusals } = tally;
    await annotate(`seed ${seed}, ${JSON.stringify({ sent, replies, refusals, early, late })}`);
    expect((await ask('/api/health')).status).toBe(200);
    expect(tally.sent).toBeGreaterThanOrEqual(100_000);
    expect(late).toBeLessThan(1.2 * early);
  },
);
