import { noise } from './bomb.ts';
import type { HostileFile } from './hostile-file.ts';
import { lesson } from './lesson.ts';
import { drawLines, folded, onePage, type PdfObject, writePdf } from './write-pdf.ts';

const text = folded(drawLines(lesson));
const sound = () => writePdf({ objects: onePage({ content: text }) });

/** PDF files whose structure runs in circles, lies or breaks off. */
export const pdfStructures: HostileFile[] = [
  {
    file: 'pages-in-a-circle.pdf',
    about: 'A tree of pages that is its own child.',
    outcome: 'either',
    make: () =>
      writePdf({
        objects: ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>>'],
      }),
  },
  {
    file: 'deep-page-tree.pdf',
    about: 'A tree of pages that is 3,000 levels deep.',
    outcome: 'either',
    make: () => writePdf({ objects: deepTree(3_000) }),
  },
  {
    file: 'huge-count.pdf',
    about: 'A file with one page that claims two thousand million.',
    outcome: 'either',
    make: () => {
      const objects = onePage({ content: text });
      objects[1] = '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>';
      return writePdf({ objects });
    },
  },
  {
    file: 'tables-in-a-circle.pdf',
    about: 'A table of objects whose predecessor is itself.',
    outcome: 'either',
    make: () => writePdf({ objects: onePage({ content: text }), trailer: (at) => `/Prev ${at}` }),
  },
  {
    file: 'huge-table.pdf',
    about: 'A table that claims two thousand million objects.',
    outcome: 'either',
    make: () => {
      const bytes = Buffer.from(sound()).toString('latin1');
      return Buffer.from(bytes.replace('xref\n0 6', 'xref\n0 2147483647'), 'latin1');
    },
  },
  {
    file: 'length-in-a-circle.pdf',
    about: 'A stream whose length is written in itself.',
    outcome: 'either',
    make: () => {
      const bytes = Buffer.from(sound()).toString('latin1');
      return Buffer.from(bytes.replace(/\/Length \d+/, '/Length 4 0 R'), 'latin1');
    },
  },
  {
    file: 'references-in-a-circle.pdf',
    about: 'Content, font and resources that refer to each other without end.',
    outcome: 'either',
    make: () =>
      writePdf({
        objects: [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 6 0 R>>',
          '[4 0 R 4 0 R 5 0 R]',
          '4 0 R',
          '7 0 R',
          '6 0 R',
        ],
      }),
  },
  {
    file: 'deep-arrays.pdf',
    about: 'Arrays that are nested 100,000 levels deep.',
    outcome: 'either',
    make: () => {
      const deep = '['.repeat(100_000) + ']'.repeat(100_000);
      return writePdf({ objects: onePage({ content: text, catalog: `/Names ${deep}` }) });
    },
  },
  {
    file: 'deep-arrays-in-content.pdf',
    about: 'Arrays nested half a million deep among the drawing operators.',
    outcome: 'either',
    make: () => {
      const content = folded(`${drawLines(lesson)} ${'['.repeat(500_000)}`);
      return writePdf({ objects: onePage({ content }) });
    },
  },
  {
    file: 'truncated-at-once.pdf',
    about: 'The first 300 bytes of a file.',
    outcome: 'refused',
    make: () => sound().subarray(0, 300),
  },
  {
    file: 'truncated-in-the-middle.pdf',
    about: 'A long file that ends in the middle of its objects.',
    outcome: 'either',
    make: () => {
      const content = Buffer.from(drawLines(lesson));
      const bytes = writePdf({
        objects: onePage({ content: { dictionary: '', stream: content } }),
      });
      return bytes.subarray(0, bytes.length - 500);
    },
  },
  {
    file: 'garbage-after-header.pdf',
    about: 'The header of a PDF file and then noise.',
    outcome: 'refused',
    refusal: 'damaged',
    make: () => Buffer.concat([Buffer.from('%PDF-1.4\n'), noise(5000, 5)]),
  },
  {
    file: 'only-a-header.pdf',
    about: 'The header of a PDF file and nothing else.',
    outcome: 'refused',
    make: () => Buffer.from('%PDF-1.7\n'),
  },
  {
    file: 'late-header.pdf',
    about: 'A sound file after 900 bytes of something else.',
    outcome: 'either',
    make: () =>
      writePdf({
        objects: onePage({ content: text }),
        before: Buffer.from(`${'Sent by a mail program.\n'.repeat(37)}\n`),
      }),
  },
  {
    file: 'no-pages.pdf',
    about: 'A sound file without a page.',
    outcome: 'refused',
    make: () =>
      writePdf({ objects: ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'] }),
  },
  {
    file: 'blank-page.pdf',
    about: 'A page on which nothing is drawn.',
    outcome: 'refused',
    make: () => writePdf({ objects: onePage({ content: folded('q Q') }) }),
  },
  {
    file: 'unknown-lock.pdf',
    about: 'A file locked by a handler that nobody knows.',
    outcome: 'refused',
    make: () =>
      writePdf({
        objects: onePage({ content: text, more: ['<</Filter/Acme.Lock/V 99/R 99>>'] }),
        trailer: () => '/Encrypt 6 0 R/ID[<00><00>]',
      }),
  },
];

function deepTree(depth: number): PdfObject[] {
  const levels = Array.from({ length: depth }, (_, at) => {
    const parent = at === 0 ? '' : `/Parent ${at + 3} 0 R`;
    return `<</Type/Pages/Count 1${parent}/Kids[${at + 5} 0 R]>>`;
  });
  return [
    '<</Type/Catalog/Pages 4 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    text,
    ...levels,
    `<</Type/Page/Parent ${depth + 3} 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1 2 0 R>>>>>>`,
  ];
}
