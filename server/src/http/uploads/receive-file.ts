import type { FileHandle } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { inBodyOf } from '../last-resort/running-requests.ts';
import { cleanFileName } from './clean-file-name.ts';
import { type Pace, watchPace } from './watch-pace.ts';

export type ReceivedFile = {
  /** To be shown, and to tell the kind by; never a path. */
  fileName: string;
  sizeBytes: number;
  /** The first 4 KB. */
  head: Buffer;
};

/** What a refusal says beyond its code, in the words of whoever wants the file. */
export type UploadWords = { emptyFile?: string; tooLargeHint?: string };

export type Expected = {
  field: string;
  maxBytes: number;
  words: UploadWords;
  /** After so long without a byte the connection is closed. */
  idleMs: number;
  /** So is one that after so long has sent less than this on average. */
  leastRate: { bytesPerSecond: number; afterMs: number };
};

const headBytes = 4 * 1024;
/** What boundaries, headers and a long name may take. */
const formBytes = 64 * 1024;

/** Puts the one file of a form into the given one, a chunk at a time. */
export async function receiveFile(
  request: FastifyRequest,
  file: FileHandle,
  expected: Expected,
): Promise<ReceivedFile> {
  const { raw, headers } = request;
  if (Number(headers['content-length']) > expected.maxBytes + formBytes) throw tooLarge(expected);
  const pace = watchPace(expected);
  void pace.tooSlow.catch(() => raw.destroy());
  try {
    // Whoever left while we looked the session up will not send an end either.
    if (raw.destroyed) throw new Error('The sender has left');
    const form = inBodyOf(request, () => readForm({ request, file, expected, pace }));
    return await Promise.race([form, pace.tooSlow]);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid-request', { cause: error });
  } finally {
    pace.stop();
    // What is still on its way goes nowhere; held back, it would block the connection.
    raw.unpipe();
    raw.resume();
  }
}

type Form = {
  request: FastifyRequest;
  file: FileHandle;
  expected: Expected;
  pace: Pace;
};

async function readForm({ request, file, expected, pace }: Form): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  // One byte more than allowed may come, so that too much is seen to be too much.
  const limits = { ...formLimits, fileSize: expected.maxBytes + 1 };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type !== 'file' || part.fieldname !== expected.field) {
      throw new AppError('invalid-request');
    }
    received = await keepPart(part, { file, expected, pace });
  }
  if (!received) throw new AppError('invalid-request');
  if (received.sizeBytes === 0) {
    const { emptyFile } = expected.words;
    throw new AppError('file-empty', emptyFile === undefined ? {} : { message: emptyFile });
  }
  return received;
}

/**
 * No limit on parts, not even the plugin's own of a thousand: a part beyond that limit has no
 * listener for errors, so a form that breaks off inside it would end the process. A second file and
 * any field are refused by their own limits; parts that are neither are passed over.
 */
const formLimits = {
  parts: Infinity,
  files: 1,
  fields: 0,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

type Keeping = { file: FileHandle; expected: Expected; pace: Pace };

async function keepPart(part: MultipartFile, keeping: Keeping): Promise<ReceivedFile> {
  const { file, expected, pace } = keeping;
  const head: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunksOf(part)) {
    if (sizeBytes + chunk.length > expected.maxBytes) throw tooLarge(expected);
    if (sizeBytes < headBytes) head.push(chunk.subarray(0, headBytes - sizeBytes));
    await writeAll(file, chunk, sizeBytes);
    sizeBytes += chunk.length;
    pace.note(chunk.length);
  }
  return { fileName: cleanFileName(part.filename), sizeBytes, head: Buffer.concat(head) };
}

/** The stream is typed as one of anything. */
function chunksOf(part: MultipartFile): AsyncIterable<Buffer> {
  return part.file;
}

/** By position, so that the handle still stands at the beginning for whoever reads it. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  let written = 0;
  try {
    while (written < chunk.length) {
      const { bytesWritten } = await file.write(chunk, written, undefined, position + written);
      written += bytesWritten;
    }
  } catch (cause) {
    // Most likely the disk is full.
    throw new AppError('unavailable', { cause, retryAfterSeconds: 30 });
  }
}

function tooLarge({ words: { tooLargeHint } }: Expected): AppError {
  return new AppError(
    'file-too-large',
    tooLargeHint === undefined ? {} : { details: tooLargeHint },
  );
}
