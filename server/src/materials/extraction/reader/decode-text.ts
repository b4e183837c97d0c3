import { Unreadable } from './reading.ts';

/**
 * The words of a plain text whose encoding nobody tells us: by its mark, as strict UTF-8, by the
 * places of its zeros, by the frequencies of its bytes, and at last as Windows writes in the West.
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const text = decodeUnicode(bytes) ?? (await guess(bytes));
  if (looksBinary(text)) throw new Unreadable('wrong-type');
  return text;
}

function decodeUnicode(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) return decodeUtf32(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf16WithoutMark(bytes) ?? decodeStrictly(bytes);
}

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In UTF-16, spaces and line ends have a zero on one side, which no other text has anywhere. */
function decodeUtf16WithoutMark(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  let evenZeros = 0;
  let oddZeros = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  const enough = Math.max(2, sample.length / 40);
  if (oddZeros >= enough && evenZeros * 10 < oddZeros) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (evenZeros >= enough && oddZeros * 10 < evenZeros) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  return undefined;
}

const sampleBytes = 64 * 1024;

function decodeUtf32(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const characters: string[] = [];
  for (let index = 4; index + 4 <= bytes.length; index += 4) {
    const point = view.getUint32(index, true);
    characters.push(point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point));
  }
  return characters.join('');
}

/** Loaded only now, since almost every text is UTF-8. */
async function guess(bytes: Uint8Array): Promise<string> {
  const { analyse } = await import('chardet');
  const { default: iconv } = await import('iconv-lite');
  const [best] = analyse(bytes.subarray(0, sampleBytes));
  const isSure = best && best.confidence >= surelyFrom && iconv.encodingExists(best.name);
  return iconv.decode(Buffer.from(bytes), isSure ? toSuperset(best.name) : 'windows-1252');
}

/** Of a hundred; below it the guess is one of many. */
const surelyFrom = 30;

/** Programs that say ISO 8859 mean what Windows made of it: the same, with quotation marks. */
function toSuperset(encoding: string): string {
  const supersets: Record<string, string> = {
    'ISO-8859-1': 'windows-1252',
    'ISO-8859-2': 'windows-1250',
    'ISO-8859-7': 'windows-1253',
    'ISO-8859-8': 'windows-1255',
    'ISO-8859-9': 'windows-1254',
  };
  return supersets[encoding] ?? encoding;
}

/** Words have line ends and tabs, seldom a form feed, and nothing else below the space. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes);
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  const strange = sample.match(/[\0-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return strange > 4 && strange * 100 > sample.length;
}
