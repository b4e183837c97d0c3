export type DecodedText = { text: string; encoding: string };

/**
 * The text of a file: by its mark, else as what it can be, as programs of all kinds write it.
 * Undefined of a file that is no text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): DecodedText | undefined {
  const wide = findWide(bytes);
  if (wide !== undefined) return decode(bytes, wide, 'UTF-16');
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return decode(bytes, 'windows-1252', 'Windows-1252');
  }
}

function decode(bytes: Uint8Array<ArrayBuffer>, label: string, encoding: string): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), encoding };
}

/** Two bytes a sign: with a mark, or with a zero in every second place of plain letters. */
function findWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = [...bytes.subarray(0, 200)];
  const zeros = (rest: number) =>
    sample.filter((byte, place) => byte === 0 && place % 2 === rest).length;
  const most = sample.length / 4;
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : undefined;
}
