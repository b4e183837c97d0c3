import { readSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { documentKinds } from '@engram/core/materials/kinds.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { findRefusal, readBytes } from './read-bytes.ts';
import { type Outcome, Unreadable } from './reading.ts';

/*
 * Runs as a process of its own, with nothing to see but this file's folder, the packages it loads
 * and core: reads the document on its standard input and writes what it found as one line of JSON.
 */

silenceLibraries();
// What a library throws outside our call would otherwise end the process without an answer.
process.once('uncaughtException', (error) => finish({ refusal: findRefusal(error) }));
finish(await read(process.argv[2], Number(process.argv[3])));

async function read(name: string | undefined, timeoutMs: number): Promise<Outcome> {
  try {
    const kind = documentKinds.find((known) => known === name);
    if (!kind) throw new Unreadable('wrong-type');
    return await readBytes(kind, readInput(), timeoutMs);
  } catch (error) {
    return { refusal: findRefusal(error) };
  }
}

/** By position: whoever wrote the file shares this descriptor and left it standing at the end. */
function readInput(): Uint8Array {
  const buffer = new Uint8Array(materialLimits.maxFileBytes + 1);
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(0, buffer, length, buffer.length - length, length);
    if (count === 0) break;
    length += count;
  }
  if (length > materialLimits.maxFileBytes) throw new Unreadable('too-complex');
  return buffer.subarray(0, length);
}

function finish(outcome: Outcome): never {
  const bytes = Buffer.from(JSON.stringify(outcome));
  let written = 0;
  while (written < bytes.length) written += writeSync(1, bytes, written);
  process.exit(0);
}

/** The answer is all that may stand on standard output, and what libraries say may quote the text. */
function silenceLibraries() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  Object.defineProperty(process, 'stdout', { value: nowhere });
  Object.defineProperty(process, 'stderr', { value: nowhere });
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[method] = () => {};
  }
}
