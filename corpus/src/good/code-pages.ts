/** Bytes of the letters in windows-1252; none for a letter that it does not have. */
export function encodeWestern(text: string): Uint8Array {
  return encode(text, western);
}

/** Bytes of the letters in windows-1251; none for a letter that it does not have. */
export function encodeCyrillic(text: string): Uint8Array {
  return encode(text, cyrillic);
}

const western = readPage('windows-1252');
const cyrillic = readPage('windows-1251');

function readPage(label: string): Map<string, number> {
  const decoder = new TextDecoder(label);
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
}

function encode(text: string, page: Map<string, number>): Uint8Array {
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const byte = page.get(letter);
      return byte === undefined ? [] : [byte];
    }),
  );
}
