import iconv from 'iconv-lite';
import { fromSymbolFont } from './symbol-font.ts';

/** Of Windows; 'symbol' for fonts whose codes are no letters. */
export type CodePage = number | 'symbol';

/** The code page that a font's character set stands for; undefined means the document's own. */
export function pageOfCharset(charset: number): CodePage | undefined {
  return charsets[charset];
}

const charsets: Record<number, CodePage> = {
  0: 1252,
  2: 'symbol',
  77: 10_000,
  128: 932,
  129: 949,
  130: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
};

export function decodeBytes(bytes: Uint8Array, page: CodePage): string {
  if (page === 'symbol') return [...bytes].map(fromSymbolFont).join('');
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), nameOf(page));
}

function nameOf(page: number): string {
  if (page === 10_000) return 'macintosh';
  if (page === 65_001) return 'utf-8';
  const name = `cp${page}`;
  return iconv.encodingExists(name) ? name : 'cp1252';
}
