import type { ScanKind } from '@engram/core/materials/photo-kinds.ts';
import type { ReadableKind } from './reading.ts';

/** How many bytes from the beginning of a file are enough to judge it. */
const headBytes = 1024;

/** Whether a file begins as its kind must. */
export function hasMagicOf(kind: ReadableKind, head: Uint8Array): boolean {
  switch (kind) {
    case 'pdf':
      return hasPdfHeader(head);
    case 'docx':
    case 'pptx':
      // Office keeps a document with a password in the container of old .doc files.
      return startsWith(head, zip) || startsWith(head, compoundFile);
    case 'doc':
      return startsWith(head, compoundFile);
    case 'odt':
    case 'epub':
      return startsWith(head, zip);
    case 'rtf':
      return startsWith(withoutBom(head), richText);
    case 'txt':
    case 'md':
    case 'html':
    case 'web':
      return (
        !binaries.some((magic) => startsWith(head, magic)) && !hasPdfHeader(head.subarray(0, 5))
      );
  }
}

/** The same for pictures of pages. */
export function hasScanMagic(kind: ScanKind, head: Uint8Array): boolean {
  switch (kind) {
    case 'pdf':
      return hasPdfHeader(head);
    case 'png':
      return startsWith(head, png);
    case 'jpeg':
      return startsWith(head, jpeg);
    case 'webp':
      return startsWith(head, latin('RIFF')) && startsWith(head.subarray(8), latin('WEBPVP8'));
  }
}

export function isCompoundFile(head: Uint8Array): boolean {
  return startsWith(head, compoundFile);
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const richText = latin('{\\rtf');
const pdf = latin('%PDF-');
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const utf8Bom = [0xef, 0xbb, 0xbf];

/** What is often renamed to .txt; anything else that is no text shows in its control characters. */
const binaries = [
  zip,
  compoundFile,
  richText,
  [0x50, 0x4b, 0x05, 0x06],
  [0x89, 0x50, 0x4e, 0x47],
  jpeg,
  [0x7f, 0x45, 0x4c, 0x46],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x00, 0x61, 0x73, 0x6d],
  [0xca, 0xfe, 0xba, 0xbe],
  latin('GIF8'),
  latin('Rar!'),
  latin('OggS'),
  latin('ID3'),
  latin('RIFF'),
  latin('bplist00'),
  latin('SQLite format 3'),
];

/** Viewers look for the header within the first 1024 bytes, so files with rubbish before it exist. */
function hasPdfHeader(head: Uint8Array): boolean {
  const first = head.subarray(0, headBytes);
  for (let index = 0; index + pdf.length <= first.length; index += 1) {
    if (startsWith(first.subarray(index), pdf)) return true;
  }
  return false;
}

function withoutBom(head: Uint8Array): Uint8Array {
  return startsWith(head, utf8Bom) ? head.subarray(utf8Bom.length) : head;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function latin(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
