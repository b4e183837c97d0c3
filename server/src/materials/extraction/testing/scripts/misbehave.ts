import { readSync, writeSync } from 'node:fs';

/** What a document may make of its reader; the file says which of it. */
const misdeeds: Record<string, () => unknown> = {
  sleep: () => setInterval(() => {}, 1_000),
  spin: () => {
    for (;;);
  },
  'fill heap': () => {
    const rows: string[][] = [];
    for (;;) rows.push('x'.repeat(1_000_000).split(''));
  },
  'fill buffers': () => {
    const buffers: Buffer[] = [];
    for (;;) buffers.push(Buffer.alloc(10_000_000, 1));
  },
  talk: () => {
    for (;;) writeSync(1, 'x'.repeat(60_000));
  },
  complain: () => {
    for (;;) writeSync(2, 'x'.repeat(60_000));
  },
  'answer nonsense': () => process.stdout.write('{"reading":{"text":1}}'),
  'answer too much': () =>
    process.stdout.write(
      JSON.stringify({
        reading: { text: 'x'.repeat(500_001), pagesWithoutText: [], isCut: false },
      }),
    ),
  throw: () => {
    throw new Error('secret words of the document');
  },
  'kill itself': () => process.kill(process.pid, 'SIGSEGV'),
};

const name = Buffer.alloc(100);
// By position: whoever wrote the file left the descriptor standing at the end.
misdeeds[name.toString('utf8', 0, readSync(0, name, 0, name.length, 0))]?.();
