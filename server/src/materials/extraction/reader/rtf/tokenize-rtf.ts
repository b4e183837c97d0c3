export type RtfHandlers = {
  onGroupOpen: () => void;
  onGroupClose: () => void;
  /** `\word` or `\word12`. */
  onWord: (word: string, parameter: number | undefined) => void;
  /** `\~` and its like: one sign that is no letter. */
  onSign: (sign: string) => void;
  /** Words of the text, in whatever encoding is in force. */
  onBytes: (bytes: Uint8Array) => void;
  /** Asked before each token; the rest is not looked at. */
  isEnough: () => boolean;
};

/** One walk over the bytes, without recursion: a file may nest as deep as it likes. */
export function tokenizeRtf(bytes: Uint8Array, handlers: RtfHandlers): void {
  let at = 0;
  while (at < bytes.length && !handlers.isEnough()) {
    const byte = bytes[at];
    if (byte === openBrace) {
      handlers.onGroupOpen();
      at += 1;
    } else if (byte === closeBrace) {
      handlers.onGroupClose();
      at += 1;
    } else if (byte === backslash) {
      at = readControl(at + 1);
    } else {
      at = readWords(at);
    }
  }

  function readControl(from: number): number {
    const first = bytes[from] ?? space;
    if (isLetter(first)) return readWord(from);
    if (first === apostrophe) {
      const value = Number.parseInt(ascii(from + 1, from + 3), 16);
      if (!Number.isNaN(value)) handlers.onBytes(Uint8Array.of(value));
      return from + 3;
    }
    handlers.onSign(String.fromCharCode(first));
    return from + 1;
  }

  function readWord(from: number): number {
    let end = from;
    while (end - from < maxWordLength && isLetter(bytes[end])) end += 1;
    const word = ascii(from, end);

    const numberFrom = end;
    if (bytes[end] === minus && isDigit(bytes[end + 1])) end += 1;
    while (end - numberFrom < maxDigits && isDigit(bytes[end])) end += 1;
    const parameter = end > numberFrom ? Number(ascii(numberFrom, end)) : undefined;
    // The space after a control word belongs to it.
    if (bytes[end] === space) end += 1;

    // Binary data is no text, whatever bytes it holds.
    if (word === 'bin') return end + Math.max(0, parameter ?? 0);
    handlers.onWord(word, parameter);
    return end;
  }

  function readWords(from: number): number {
    let end = from;
    while (end < bytes.length && !isSpecial(bytes[end])) end += 1;
    if (end > from) handlers.onBytes(bytes.subarray(from, end));
    // Line ends in the file are only there for the eye.
    return end === from ? from + 1 : end;
  }

  function ascii(from: number, to: number): string {
    return String.fromCharCode(...bytes.subarray(from, to));
  }
}

const openBrace = 0x7b;
const closeBrace = 0x7d;
const backslash = 0x5c;
const apostrophe = 0x27;
const minus = 0x2d;
const space = 0x20;
const maxWordLength = 32;
const maxDigits = 11;

function isSpecial(byte: number | undefined): boolean {
  return (
    byte === openBrace ||
    byte === closeBrace ||
    byte === backslash ||
    byte === 0x0a ||
    byte === 0x0d
  );
}

function isLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
