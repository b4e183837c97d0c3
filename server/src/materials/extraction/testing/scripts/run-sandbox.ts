import { closeSync, openSync } from 'node:fs';
import { findConfinement } from '../../confinement/find-confinement.ts';
import { openSandbox } from '../../sandbox.ts';
import { openDocument } from '../open-document.ts';

/*
 * A server in small, in a process of its own: `without-files` starts a reader when no file can be
 * opened any more and tells what came of it, `waiting` says so and waits for a reader that never
 * answers.
 */
const run = openSandbox({ script: `${import.meta.dirname}/misbehave.ts` });
const { file } = openDocument('sleep');
// Found out when a server starts; it is the start of a reader that has to fail.
await findConfinement();
if (process.argv[2] === 'waiting') process.stdout.write('waiting');
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
