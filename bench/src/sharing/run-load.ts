import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from '@engram/core/zod.ts';
import { Answered, type Planned } from './order.ts';

/** Sends these calls to a server, each at its moment. */
export async function runLoad(origin: string, calls: readonly Planned[]): Promise<Answered[]> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url));
  const load = spawn('node', [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  load.stdin.end(JSON.stringify({ origin, calls }));
  return z.array(Answered).parse(JSON.parse(await text(load.stdout)));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
