import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from '@engram/core/zod.ts';

const Runs = z.array(z.object({ items: z.int(), totalMs: z.number(), cpuMs: z.number() }));
export type BareArray = z.infer<typeof Runs>[number];

/** The library's own parsing of an array, in a process of its own, some times after another. */
export async function runBareArray(
  url: string,
  prompt: string,
  rounds: number,
): Promise<BareArray[]> {
  const script = fileURLToPath(new URL('bare-array.ts', import.meta.url));
  const running = promisify(execFile)('node', [script, url, String(rounds)]);
  running.child.stdin?.end(prompt);
  return Runs.parse(JSON.parse((await running).stdout));
}
