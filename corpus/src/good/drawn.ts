import type { Document } from '../document/document.ts';
import { joinTexts, readText } from '../document/read-document.ts';
import { writeExpected } from '../document/write-expected.ts';
import { type Drawing, draw } from './draw.ts';
import type { GoodFile } from './good-file.ts';

/** PDF files whose words we place ourselves. */
export function listDrawn(): GoodFile[] {
  const files = Object.entries(drawings).map(([name, { text, ...drawing }]) =>
    drawn(name, readText(text), drawing),
  );
  return [...files, drawn('fifty-pages', joinTexts('A Course Reader', chapters), courseReader)];
}

function drawn(name: string, document: Document, drawing: Drawing): GoodFile {
  return {
    name: `${name}.pdf`,
    expected: writeExpected(document),
    make: () => draw(document, drawing),
  };
}

const times = { regular: 'Times-Roman', bold: 'Times-Bold' };
const helvetica = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const dejavuSerif = { regular: font('DejaVuSerif'), bold: font('DejaVuSerif-Bold') };
const dejavuSans = { regular: font('DejaVuSans'), bold: font('DejaVuSans-Bold') };

const drawings: Record<string, Drawing & { text: string }> = {
  'memory-two-columns': {
    text: 'memory',
    fonts: times,
    size: 10,
    columns: 2,
    isJustified: true,
    hyphenates: true,
    header: 'PSYCHOLOGY A: HUMAN MEMORY',
    footer: String,
  },
  'republic-interleaved-columns': {
    text: 'roman-republic',
    fonts: times,
    size: 10,
    columns: 2,
    order: 'by-line',
    hyphenates: true,
    footer: (page) => `Ancient History – ${page}`,
  },
  'fluid-flow-ligatures': {
    text: 'fluid-flow',
    fonts: dejavuSerif,
    size: 10.5,
    isJustified: true,
    hyphenates: true,
    spell: useLigatures,
    footer: String,
  },
  'bonding-tables': {
    text: 'chemical-bonding',
    fonts: dejavuSans,
    size: 10,
    header: 'Chemistry 1 | Bonding',
    footer: (page) => `Page ${page}`,
  },
  'tectonics-glyph-by-glyph': {
    text: 'plate-tectonics',
    fonts: helvetica,
    unit: 'glyph',
    header: 'Geography',
    footer: String,
  },
  'mechanics-spaced-headings': {
    text: 'newton',
    fonts: times,
    size: 12,
    headingSpacing: 3,
    footer: (page) => `- ${page} -`,
  },
  'contract-watermark': {
    text: 'contract-law',
    fonts: times,
    size: 11.5,
    watermark: 'DRAFT COPY',
    numbersLines: true,
    header: 'Law of Contract – Handout 3',
    footer: (page) => `${page}`,
  },
  'revolution-drawn-footnotes': {
    text: 'french-revolution',
    fonts: times,
    page: [420, 595],
    size: 10,
    isJustified: true,
    hyphenates: true,
    footer: String,
  },
  'spanish-standard-fonts': {
    text: 'spanish-independence',
    fonts: helvetica,
    isJustified: true,
    header: 'Historia de América',
    footer: (page) => `Página ${page}`,
  },
  'french-standard-fonts': {
    text: 'french-water-cycle',
    fonts: times,
    size: 12,
    columns: 2,
    hyphenates: true,
    footer: (page) => `Géographie, page ${page}`,
  },
  'polish-embedded-fonts': {
    text: 'polish-constitution',
    fonts: dejavuSans,
    size: 10.5,
    unit: 'word',
    footer: (page) => `strona ${page}`,
  },
};

const chapters = [
  'photosynthesis',
  'cold-war',
  'memory',
  'market-structures',
  'plate-tectonics',
  'roman-republic',
  'heart',
  'newton',
  'ethics',
  'statistics',
  'fluid-flow',
  'contract-law',
];

const courseReader: Drawing = {
  fonts: times,
  size: 15.1,
  page: [420, 595],
  isJustified: true,
  header: 'A Course Reader',
  footer: String,
};

/** The characters that old typesetting programs put in for two or three letters. */
function useLigatures(words: string): string {
  return words
    .replaceAll('ffi', 'ﬃ')
    .replaceAll('ffl', 'ﬄ')
    .replaceAll('ff', 'ﬀ')
    .replaceAll('fi', 'ﬁ')
    .replaceAll('fl', 'ﬂ');
}

function font(name: string): string {
  return `/usr/share/fonts/truetype/dejavu/${name}.ttf`;
}
