import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { noise } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';
import { writeCompound } from './write-compound.ts';
import { drawLines, folded, onePage, writePdf } from './write-pdf.ts';
import { writeWord } from './write-word.ts';

const oldWord = () => readFileSync(new URL('../../good/heart-old-word.doc', import.meta.url));
const words = lesson.join(' ');

/** Rich text that nests, lies or breaks off. */
export const richText: HostileFile[] = [
  {
    file: 'million-braces.rtf',
    about: 'One million groups, each in the one before.',
    outcome: 'either',
    make: () => Buffer.from(`{\\rtf1\\ansi ${words}${'{'.repeat(1_000_000)}`),
  },
  {
    file: 'deep-groups-closed.rtf',
    about: 'Groups 40,000 deep, all of them closed.',
    outcome: 'either',
    make: () =>
      Buffer.from(`{\\rtf1\\ansi ${words}${'{\\b '.repeat(40_000)}x${'}'.repeat(40_000)}}`),
  },
  {
    file: 'binary-beyond-the-end.rtf',
    about: 'A picture that claims a hundred million bytes.',
    outcome: 'either',
    make: () => Buffer.from(`{\\rtf1\\ansi ${words}\\par{\\pict\\bin99999999 abc}}`),
  },
  {
    file: 'binary-negative.rtf',
    about: 'A picture that claims a negative number of bytes.',
    outcome: 'either',
    make: () => Buffer.from(`{\\rtf1\\ansi ${words}\\par{\\pict\\bin-5 abc} end\\par}`),
  },
  {
    file: 'huge-object.rtf',
    about: 'An embedded object of 100 kB in hexadecimal.',
    outcome: 'read',
    forbidden: ['0105000002000000'],
    make: () => {
      const data = `0105000002000000${'4d5a9000'.repeat(25_000)}`;
      return Buffer.from(`{\\rtf1\\ansi ${words}\\par{\\object\\objemb{\\*\\objdata ${data}}}}`);
    },
  },
  {
    file: 'skips-everything.rtf',
    about: 'Says that two thousand million letters follow each number of Unicode.',
    outcome: 'either',
    make: () => Buffer.from(`{\\rtf1\\ansi\\uc2147483647 ${words}\\u233? ${words}\\par}`),
  },
  {
    file: 'truncated.rtf',
    about: 'Ends in the middle of a word.',
    outcome: 'either',
    make: () =>
      Buffer.from(
        `{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}\\f0 ${words}\\par ${words.slice(0, 50)}\\'e`,
      ),
  },
  {
    file: 'no-words.rtf',
    about: 'A frame without a word.',
    outcome: 'refused',
    refusal: 'empty',
    make: () => Buffer.from('{\\rtf1\\ansi{\\fonttbl{\\f0 Times New Roman;}}\\f0\\par\\par}'),
  },
  {
    file: 'unknown-words.rtf',
    about: 'Sixty thousand control words that nobody knows.',
    outcome: 'either',
    make: () => Buffer.from(`{\\rtf1\\ansi ${words}${'\\x9'.repeat(60_000)}}`),
  },
];

/** Old Word documents whose container is broken. */
export const oldWordFiles: HostileFile[] = [
  {
    file: 'sectors-in-a-circle.doc',
    about: 'Streams whose last sector leads back to the first.',
    outcome: 'refused',
    make: () =>
      writeCompound({
        loops: true,
        streams: [{ name: 'WordDocument', content: noise(8000, 2), claimedSize: 0x7fff_ffff }],
      }),
  },
  {
    file: 'directory-in-a-circle.doc',
    about: 'A directory that follows itself.',
    outcome: 'refused',
    make: () =>
      writeCompound({
        directoryLoops: true,
        streams: [{ name: 'Notes', content: noise(5000, 4) }],
      }),
  },
  {
    file: 'huge-stream.doc',
    about: 'A document stream that claims two thousand million bytes.',
    outcome: 'refused',
    make: () =>
      writeCompound({
        streams: [{ name: 'WordDocument', content: noise(5000, 6), claimedSize: 0x7fff_fff0 }],
      }),
  },
  {
    file: 'noise-after-magic.doc',
    about: 'The first bytes of a compound file and then noise.',
    outcome: 'refused',
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(20_000, 8)]),
  },
  {
    file: 'truncated-at-once.doc',
    about: 'The first sector of a document.',
    outcome: 'refused',
    make: () => oldWord().subarray(0, 512),
  },
  {
    file: 'truncated-in-the-middle.doc',
    about: 'The first half of a document.',
    outcome: 'either',
    make: () => oldWord().subarray(0, oldWord().length / 2),
  },
  {
    file: 'password.doc',
    about: 'A document whose first block says that it is locked.',
    outcome: 'refused',
    refusal: 'password',
    make: () => {
      const bytes = Buffer.from(oldWord());
      const at = bytes.indexOf(Buffer.from('eca5', 'hex'));
      if (at < 0) throw new Error('No document stream');
      bytes.writeUInt16LE(bytes.readUInt16LE(at + 10) | 0x0100, at + 10);
      return bytes;
    },
  },
  {
    file: 'wild-pieces.doc',
    about: 'A document whose table of pieces was overwritten with large numbers.',
    outcome: 'either',
    make: () => {
      const bytes = Buffer.from(oldWord());
      const at = bytes.indexOf(Buffer.from('eca5', 'hex'));
      // Place and length of the table of pieces stand at 0x01a2 of the document's first block.
      bytes.writeUInt32LE(0x7fff_ff00, at + 0x01a2);
      bytes.writeUInt32LE(0x7fff_ff00, at + 0x01a6);
      return bytes;
    },
  },
];

const picture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  deflateSync(noise(4000, 10)),
]);
const program = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), noise(4000, 12)]);
const smallPdf = () => writePdf({ objects: onePage({ content: folded(drawLines(lesson)) }) });
const page = `<html><head><title>x</title></head><body><h1>Notes</h1><p>${words}</p><script>alert(1)</script></body></html>`;

/** Files under the extension of another kind. */
export const wrongKinds: HostileFile[] = [
  wrongKind('pdf-inside.docx', 'A PDF file.', smallPdf),
  wrongKind('word-inside.pdf', 'A Word document.', () => writeWord({})),
  wrongKind('page-inside.doc', 'A web page.', () => Buffer.from(page)),
  wrongKind('picture-inside.pdf', 'A picture.', () => picture),
  wrongKind('picture-inside.txt', 'A picture.', () => picture),
  wrongKind('program-inside.txt', 'A program.', () => program),
  wrongKind('program-inside.md', 'A program.', () => program),
  wrongKind('pdf-inside.txt', 'A PDF file.', smallPdf),
  wrongKind('text-inside.rtf', 'Plain words.', () => Buffer.from(words)),
];

function wrongKind(file: string, about: string, make: () => Uint8Array): HostileFile {
  return { file, about, outcome: 'refused', refusal: 'wrong-type', make };
}

/** Files of no bytes at all. */
export const emptyFiles: HostileFile[] = ['pdf', 'docx', 'doc', 'rtf', 'txt', 'md'].map((kind) => ({
  file: `empty.${kind}`,
  about: 'No byte.',
  outcome: 'refused',
  refusal: 'empty',
  make: () => Buffer.of(),
}));
