import type { HostileFile } from './hostile-file.ts';
import { bodyBegin, bodyEnd, frame, lessonBody, paragraph, writeWord } from './write-word.ts';
import { writeZip } from './write-zip.ts';

const long = (megabytes: number) => ({
  begin: `${bodyBegin}<w:p><w:r><w:t>`,
  letter: 'a',
  megabytes,
  end: `</w:t></w:r></w:p>${bodyEnd}`,
});

/** Word documents that unfold to far more than they weigh. */
export const wordBombs: HostileFile[] = [
  {
    file: 'bomb-true-size.docx',
    about: 'A main part of 150 MB, as the archive says.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () => writeWord({ document: long(150) }),
  },
  {
    file: 'bomb-lying-size.docx',
    about: 'A main part of 150 MB that claims to have 1 kB.',
    outcome: 'refused',
    make: () => writeWord({ document: long(150), entry: { claimedSize: 1024 } }),
  },
  {
    file: 'bomb-zero-size.docx',
    about: 'A main part of 150 MB that claims to be empty.',
    outcome: 'refused',
    make: () => writeWord({ document: long(150), entry: { claimedSize: 0 } }),
  },
  {
    file: 'bomb-in-picture.docx',
    about: 'Honest words beside a picture that unfolds to 200 MB.',
    outcome: 'either',
    make: () =>
      writeWord({
        more: [{ name: 'word/media/image1.png', content: { letter: '\0', megabytes: 200 } }],
      }),
  },
  {
    file: 'bomb-in-footnotes.docx',
    about: 'Honest words and footnotes of 150 MB.',
    outcome: 'either',
    make: () => writeWord({ more: [{ name: 'word/footnotes.xml', content: long(150) }] }),
  },
  {
    file: 'bomb-overlapping.docx',
    about: 'A thousand entries that all point to the same 20 MB.',
    outcome: 'either',
    make: () =>
      writeZip({
        entries: [
          { name: 'word/part.xml', content: long(20) },
          ...frame,
          { name: 'word/document.xml', content: `${bodyBegin}${lessonBody}${bodyEnd}` },
        ],
        repeatsFirst: 1000,
      }),
  },
  {
    file: 'bomb-nested-archives.docx',
    about: 'Archives within archives, six deep, with 200 MB at the bottom.',
    outcome: 'either',
    make: () => writeWord({ more: [{ name: 'word/embeddings/1.zip', content: nest(6) }] }),
  },
  {
    file: 'five-thousand-entries.docx',
    about: 'An archive with 5,000 empty entries.',
    outcome: 'refused',
    refusal: 'too-complex',
    make: () =>
      writeWord({
        more: Array.from({ length: 5_000 }, (_, at) => ({
          name: at.toString(36),
          content: '',
          method: 0,
        })),
      }),
  },
  {
    file: 'million-paragraphs.docx',
    about: 'One million paragraphs of one letter: 50 MB of XML.',
    outcome: 'either',
    make: () =>
      writeWord({ document: `${bodyBegin}${paragraph('a').repeat(1_000_000)}${bodyEnd}` }),
  },
  {
    file: 'many-paragraphs-below-limit.docx',
    about: 'As many paragraphs as 25 MB of XML hold.',
    outcome: 'either',
    make: () => writeWord({ document: `${bodyBegin}${paragraph('a').repeat(400_000)}${bodyEnd}` }),
  },
  {
    file: 'giant-table.docx',
    about: 'A table of 1,000 rows and 300 columns.',
    outcome: 'either',
    make: () => {
      const row = `<w:tr>${`<w:tc>${paragraph('7')}</w:tc>`.repeat(300)}</w:tr>`;
      return writeWord({ document: `${bodyBegin}<w:tbl>${row.repeat(1000)}</w:tbl>${bodyEnd}` });
    },
  },
];

function nest(depth: number): Uint8Array {
  if (depth === 0) {
    return writeZip({ entries: [{ name: 'zeros', content: { letter: '\0', megabytes: 200 } }] });
  }
  const content = nest(depth - 1);
  return writeZip({
    entries: [1, 2, 3].map((at) => ({ name: `${at}.zip`, content })),
  });
}
