import { constants, deflateRawSync } from 'node:zlib';

/**
 * Deflated bytes that unfold to a beginning, one letter many times, and an end. The middle is the
 * same compressed piece over and over, so that making it costs nothing.
 */
export function foldLong(long: Long): Uint8Array {
  const { begin = '', letter, megabytes, end = '' } = long;
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(Buffer.alloc(megabyte, letter), flush);
  return Buffer.concat([
    deflateRawSync(Buffer.from(begin), flush),
    ...Array.from({ length: megabytes }, () => piece),
    deflateRawSync(Buffer.from(end), { level: 9 }),
  ]);
}

export type Long = { begin?: string; letter: string; megabytes: number; end?: string };

const megabyte = 1_048_576;

/** The pieces that a long text consists of, to reckon its checksum without keeping it. */
export function* piecesOf({ begin = '', letter, megabytes, end = '' }: Long): Generator<Buffer> {
  yield Buffer.from(begin);
  const piece = Buffer.alloc(megabyte, letter);
  for (let count = 0; count < megabytes; count += 1) yield piece;
  yield Buffer.from(end);
}

/** A stream with the header of zlib, as PDF wants it; the checksum is left out, as in broken files. */
export function foldLongForPdf(long: Long): Uint8Array {
  return Buffer.concat([Buffer.of(0x78, 0xda), foldLong(long)]);
}

/** Bytes that look like chance and are the same each time. */
export function noise(length: number, seed: number): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}
