import { readText } from '../document/read-document.ts';
import { writeExpected } from '../document/write-expected.ts';
import { writeHtml } from '../document/write-html.ts';
import { fixDates } from './fix-dates.ts';
import type { GoodFile } from './good-file.ts';
import { convert, type OfficeKind } from './libre-office.ts';
import { repack } from './repack.ts';
import { type WordStyle, writeDocx } from './write-docx.ts';

/** Word documents from a package, and what LibreOffice makes of such documents and of pages. */
export function listOffice(): GoodFile[] {
  return [...listWord(), ...listConverted(), ...listFromHtml()];
}

function listWord(): GoodFile[] {
  return Object.entries(words).map(([name, { text, ...style }]) => ({
    name: `${name}.docx`,
    expected: writeExpected(readText(text)),
    make: () => writeDocx(readText(text), style),
  }));
}

function listConverted(): GoodFile[] {
  return conversions.map(({ name, text, to, ...style }) => ({
    name: `${name}.${to}`,
    expected: writeExpected(readText(text)),
    make: async () => {
      const docx = await writeDocx(readText(text), style);
      return finish(convert(docx, { from: 'docx', to }), to);
    },
  }));
}

function listFromHtml(): GoodFile[] {
  return pages.map(({ name, text, language, to }) => ({
    name: `${name}.${to}`,
    expected: writeExpected(readText(text)),
    make: () => {
      const html = writeHtml(readText(text), { language, css: '' });
      return finish(convert(Buffer.from(html), { from: 'html', to }), to);
    },
  }));
}

function finish(bytes: Uint8Array, kind: OfficeKind): Uint8Array {
  if (kind === 'pdf') return fixDates(bytes);
  return kind === 'docx' ? repack(bytes) : bytes;
}

const words: Record<string, WordStyle & { text: string }> = {
  'photosynthesis-word': { text: 'photosynthesis', header: 'Biology 101', footer: 'Page' },
  'revolution-word-footnotes': { text: 'french-revolution', footer: 'Page' },
  'contract-word-nested-lists': { text: 'contract-law', header: 'Law of Contract' },
  'memory-word-tracked-changes': { text: 'memory', isTracked: true },
  'newton-word-links': { text: 'newton', link: 'https://example.edu/glossary?term=1&lang=en' },
  'ethics-word-text-box': { text: 'ethics', hasTextBox: true, footer: 'Philosophy' },
  'chinese-word': { text: 'chinese-dynasties', font: 'Noto Sans CJK SC' },
  'arabic-word': { text: 'arabic-algebra', font: 'Amiri', isRightToLeft: true, footer: 'صفحة' },
  'languages-word': { text: 'mixed-languages', font: 'DejaVu Sans' },
};

type Conversion = WordStyle & { name: string; text: string; to: OfficeKind };

const conversions: readonly Conversion[] = [
  {
    name: 'bonding-office',
    text: 'chemical-bonding',
    to: 'pdf',
    header: 'Chemistry',
    footer: 'p.',
  },
  { name: 'revolution-office', text: 'french-revolution', to: 'pdf', footer: 'Page' },
  { name: 'heart-old-word', text: 'heart', to: 'doc', header: 'Anatomy', footer: 'Page' },
  { name: 'revolution-old-word', text: 'french-revolution', to: 'doc' },
  { name: 'russian-old-word', text: 'russian-serfdom', to: 'doc', footer: 'Страница' },
  { name: 'tectonics-rich-text', text: 'plate-tectonics', to: 'rtf', footer: 'Page' },
  { name: 'polish-rich-text', text: 'polish-constitution', to: 'rtf' },
  { name: 'statistics-office', text: 'statistics', to: 'docx', header: 'Statistics' },
];

type Page = { name: string; text: string; language: string; to: OfficeKind };

const pages: readonly Page[] = [
  { name: 'republic-page-old-word', text: 'roman-republic', language: 'en', to: 'doc' },
  { name: 'markets-page-office', text: 'market-structures', language: 'en', to: 'docx' },
  { name: 'german-page-office', text: 'german-constitution', language: 'de', to: 'docx' },
];
