import { readSync, writeSync } from 'node:fs';
import { pictureLimits } from '@engram/core/limits.ts';
import { drawAnew, NotDrawnError } from './draw-anew.ts';
import { type EncodedHead, findFormat, type PictureRefusal } from './encoded.ts';

/*
 * Runs as a process of its own, with nothing to see but its code: reads a picture on its standard
 * input and writes a line of JSON, and after it the picture drawn anew, as what its argument says.
 */

process.once('uncaughtException', () => finish({ refusal: 'damaged' }));
try {
  const source = readInput();
  const format = findFormat(source);
  if (!format) throw new NotDrawnError('wrong-kind');
  const kind = process.argv[2] === 'jpeg' ? 'jpeg' : 'webp';
  const { content, ...size } = await drawAnew(source, format, kind);
  finish(size, content);
} catch (error) {
  finish({ refusal: refusalOf(error) });
}

function refusalOf(error: unknown): PictureRefusal {
  return error instanceof NotDrawnError ? error.refusal : 'damaged';
}

/** By position: the process that wrote the file shares this descriptor and has left it at the end. */
function readInput(): Buffer {
  const buffer = Buffer.alloc(pictureLimits.maxFileBytes);
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(0, buffer, length, buffer.length - length, length);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}

function finish(head: EncodedHead, ...content: Buffer[]): never {
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...content]);
  let written = 0;
  while (written < bytes.length) written += writeSync(1, bytes, written);
  process.exit(0);
}
