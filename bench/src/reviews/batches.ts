import { median } from '../median.ts';
import { atLeastRow, toldRow } from '../row.ts';
import type { AddRows } from '../run-bench.ts';
import type { Scratch } from '../scratch.ts';
import { startEngram } from '../start-engram.ts';
import { insertLearners } from './learners.ts';
import { runHttp, signInLearners, studyToday } from './run-http.ts';
import { runPgbench } from './run-pgbench.ts';
import { runStore, type Statement, traceStore } from './run-store.ts';

const learnerCount = 32;
/** Of each learner: sent again and again, one alone would change nothing. pgbench takes 128 scripts. */
const tracedBatches = 4;
const cardsPerBatch = 50;
const clients = 8;
const seconds = 8;
const rounds = 3;
const day = 24 * 60 * 60 * 1000;

/** Batches of 50 reviews with their schedules: the same SQL from pgbench, the store, and HTTP. */
export async function measureBatches(scratch: Scratch, add: AddRows): Promise<void> {
  const { pool, environment } = scratch;
  const engram = await startEngram(scratch);
  try {
    const databaseUrl = environment.DATABASE_URL;
    const learners = await insertLearners(pool, { learners: learnerCount, cards: cardsPerBatch });
    const signedIn = await signInLearners(pool, engram.origin, {
      learners: 16,
      // As many again for what was reviewed before.
      cards: 2 * cardsPerBatch,
    });
    await studyToday(signedIn, engram.origin);
    let from = Date.now() - 300 * day;
    const order = { databaseUrl, learners, clients };
    // The first batch makes the rows; those that follow are like the many after them.
    await traceStore({ ...order, seconds: 0, from });
    const scripts: Statement[][] = [];
    for (let no = 0; no < tracedBatches; no += 1) {
      from += day;
      scripts.push(...(await traceStore({ ...order, seconds: 0, from })));
    }
    const [bare, store, http]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      from += 10 * day;
      bare.push(await runPgbench({ databaseUrl, scripts, clients, seconds }));
      store.push(await runStore({ ...order, seconds, from }));
      http.push(await runHttp(signedIn, { origin: engram.origin, clients, seconds, from }));
    }
    const a = (rates: number[]) => `${Math.round(median(rates))} batches a second`;
    add(
      toldRow('batch of 50 through pgbench', `${a(bare)}, ${statementsOf(scripts)} statements`),
      atLeastRow({
        name: 'batch of 50 through the store, of pgbench',
        value: median(store) / median(bare),
        mark: 0.7,
        note: a(store),
      }),
      atLeastRow({
        name: 'batch of 50 through HTTP, of pgbench',
        value: median(http) / median(bare),
        mark: 0.35,
        note: a(http),
      }),
    );
  } finally {
    await engram.stop();
  }
}

function statementsOf(scripts: readonly (readonly unknown[])[]): number {
  return scripts[0]?.length ?? 0;
}
