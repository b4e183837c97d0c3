import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { addressLimits } from '@engram/core/limits.ts';
import { PageRefusedError } from './page-refused-error.ts';

/** A whole page, unpacked. What is larger than we read is given up on, before or after unpacking. */
export async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const { headers } = response;
  if (Number(headers['content-length'] ?? 0) > addressLimits.maxBytes) {
    throw new PageRefusedError('size');
  }
  const unpack = unpackers.get(headers['content-encoding']?.trim().toLowerCase() ?? 'identity');
  // Also one that is packed twice, which no honest page is.
  if (!unpack) throw new PageRefusedError('kind');
  const unpacked = unpack();
  if (!unpacked) return collect(response, signal);
  response.once('error', (error) => unpacked.destroy(error));
  response.once('aborted', () => unpacked.destroy(new Error('cut off')));
  return collect(response.pipe(unpacked), signal).finally(() => unpacked.destroy());
}

const unpackers = new Map<string, () => Transform | undefined>([
  ['identity', () => undefined],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

type Bytes = AsyncIterable<Buffer> & { destroy: (error?: Error) => unknown };

async function collect(stream: Bytes, signal: AbortSignal): Promise<Buffer> {
  const leave = () => stream.destroy(new Error('given up', { cause: signal.reason }));
  signal.addEventListener('abort', leave, { once: true });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    signal.throwIfAborted();
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > addressLimits.maxBytes) throw new PageRefusedError('size');
      chunks.push(chunk);
    }
  } finally {
    signal.removeEventListener('abort', leave);
  }
  return Buffer.concat(chunks);
}
