import { text } from 'node:stream/consumers';
import type { Review } from '@engram/core/reviews/review.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { openDatabase } from '../platform/db.ts';
import { countBatch } from '../reviews/sync/count-batch.ts';

/**
 * Counts batches of reviews through the store for some seconds, without HTTP around it, and writes
 * how many it were; with `trace`, the statements of the first batch of every learner instead. For
 * measuring only.
 */
const Order = z.object({
  databaseUrl: z.string(),
  learners: z.array(z.object({ userId: z.uuid(), cardIds: z.array(z.uuid()) })),
  clients: z.int(),
  seconds: z.number(),
  /** The moment of the first batch; each is a minute after the one before. */
  from: z.number(),
  isTraced: z.boolean(),
});
const order = Order.parse(JSON.parse(await text(process.stdin)));
const { db, pool } = openDatabase({ url: order.databaseUrl, poolSize: order.clients });
const minute = 60_000;
/** More than anybody counts in a second. */
const mostRounds = 16;

function batchOf(cardIds: readonly string[], at: number): { batchId: string; reviews: Review[] } {
  const reviews = cardIds.map((itemId, no) => ({
    id: uuidv7({ msecs: at + no }),
    itemId,
    mark: 'good' as const,
    tookMs: 4_000,
  }));
  return { batchId: uuidv7({ msecs: at + cardIds.length }), reviews };
}

type Learner = (typeof order.learners)[number];

function count({ userId }: Learner, batch: ReturnType<typeof batchOf>) {
  const user = { uid: userId, timeZone: 'UTC' };
  return db.transaction().execute((tx) => countBatch(tx, user, batch));
}

if (order.isTraced) await trace();
else await run();
await pool.end();

/** Each client has learners of its own and goes round them. */
async function run(): Promise<void> {
  // Written before the time runs: making them is the work of the learners' devices.
  const batchesOf = new Map(
    order.learners.map((learner) => [
      learner,
      Array.from({ length: mostRounds * order.seconds }, (_, round) =>
        batchOf(learner.cardIds, order.from + round * minute),
      ),
    ]),
  );
  const endsAt = performance.now() + 1000 * order.seconds;
  let batches = 0;
  await Promise.all(
    Array.from({ length: order.clients }, async (_, client) => {
      const own = order.learners.filter((_one, no) => no % order.clients === client);
      for (let round = 0; ; round += 1) {
        for (const learner of own) {
          if (performance.now() >= endsAt) return;
          const batch = batchesOf.get(learner)?.[round];
          if (!batch) throw new Error('All batches were counted before the time was over');
          await count(learner, batch);
          batches += 1;
        }
      }
    }),
  );
  process.stdout.write(JSON.stringify({ batches }));
}

/** What goes to the database, word for word. */
async function trace(): Promise<void> {
  const scripts = [];
  for (const learner of order.learners) {
    const statements: { text: string; values: unknown[] }[] = [];
    const client = await pool.connect();
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (sql: string, values: unknown[] = []) => {
        statements.push({ text: sql, values: values.map(toLiteral) });
        return query(sql, values);
      },
    });
    client.release();
    await count(learner, batchOf(learner.cardIds, order.from));
    Object.assign(client, { query });
    scripts.push(statements);
  }
  process.stdout.write(JSON.stringify(scripts));
}

/** As the driver would write it, between quotes. */
function toLiteral(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((one) => toLiteral(one) ?? 'NULL').join(',')}}`;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value === null || value === undefined) return null;
  throw new Error(`No literal for a ${typeof value}`);
}
