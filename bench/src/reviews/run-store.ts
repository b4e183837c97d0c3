import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '@engram/core/zod.ts';
import type { Learner } from './learners.ts';

type Order = {
  databaseUrl: string;
  learners: readonly Learner[];
  clients: number;
  seconds: number;
  from: number;
};

/** Batches a second, counted by a process of its own that has the store and nothing around it. */
export async function runStore(order: Order): Promise<number> {
  const { batches } = z
    .object({ batches: z.int() })
    .parse(await countBatches({ ...order, isTraced: false }));
  return batches / order.seconds;
}

const Scripts = z.array(
  z.array(
    z.object({ text: z.string(), values: z.array(z.union([z.string(), z.number(), z.null()])) }),
  ),
);
export type Statement = z.infer<typeof Scripts>[number][number];

/** The statements of one batch of each learner, as they went to the database. */
export async function traceStore(order: Order): Promise<Statement[][]> {
  return Scripts.parse(await countBatches({ ...order, isTraced: true }));
}

async function countBatches(order: Order & { isTraced: boolean }): Promise<unknown> {
  const script = new URL('../../../server/src/testing/count-batches.ts', import.meta.url);
  const child = spawn('node', [fileURLToPath(script)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(child.stdout));
}
