import { closeSync, openSync } from 'node:fs';
import { prepareReaderCode } from '../../reader-code.ts';
import { openSandbox } from '../../sandbox.ts';
import { openDocument } from '../open-document.ts';

/*
 * A server in small, in a process of its own: `without-files` starts a reader when no file can be
 * opened any more and tells what came of it, `waiting` waits for a reader that never answers.
 */
const run = openSandbox({ script: `${import.meta.dirname}/misbehave.ts` });
const { file } = openDocument('sleep');
// Prepared by the first document of a server; it is the start of a reader that has to fail.
await prepareReaderCode();
const taken = process.argv[2] === 'without-files' ? takeAllFiles() : [];
const end = await run({ kind: 'txt', file }).then(
  ({ ending }) => ending,
  (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
);
for (const descriptor of taken) closeSync(descriptor);
process.stdout.write(end);

function takeAllFiles(): number[] {
  const descriptors: number[] = [];
  try {
    for (;;) descriptors.push(openSync('/dev/null', 'r'));
  } catch {
    return descriptors;
  }
}
