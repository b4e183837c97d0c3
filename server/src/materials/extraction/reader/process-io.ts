import { readSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { materialLimits } from '@engram/core/limits.ts';
import { Unreadable } from './reading.ts';

/** By position: whoever wrote the file shares this descriptor and left it standing at the end. */
export function readInput(): Uint8Array {
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

/** The answer is the last thing that a reader says. */
export function finish(answer: object): never {
  writeLine(answer);
  process.exit(0);
}

export function writeLine(said: object): void {
  const bytes = Buffer.from(`${JSON.stringify(said)}\n`);
  let written = 0;
  while (written < bytes.length) written += writeSync(1, bytes, written);
}

/** The answer is all that may stand on standard output, and what libraries say may quote the text. */
export function silenceLibraries() {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  Object.defineProperty(process, 'stdout', { value: nowhere });
  Object.defineProperty(process, 'stderr', { value: nowhere });
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    console[method] = () => {};
  }
}
