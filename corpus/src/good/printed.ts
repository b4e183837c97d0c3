import { addSoftHyphens } from '../document/hyphenate.ts';
import { joinTexts, readText } from '../document/read-document.ts';
import { writeExpected } from '../document/write-expected.ts';
import { type HtmlStyle, writeHtml } from '../document/write-html.ts';
import { type Printing, printHtml } from './chromium.ts';
import type { GoodFile } from './good-file.ts';
import {
  columns,
  footnotedPages,
  onePage,
  pageOfPages,
  scriptPage,
  slides,
} from './page-styles.ts';

/** A print of one text or of several after each other. */
type Print = Partial<HtmlStyle> & Printing & { text: string | readonly string[]; css: string };

/** PDF files as a browser prints them. */
export function listPrinted(): GoodFile[] {
  return Object.entries(prints).map(([name, { text, isTagged = true, ...style }]) => {
    const document = typeof text === 'string' ? readText(text) : joinTexts('Reader', text);
    const html = writeHtml(document, { language: 'en', ...style });
    return {
      name: `${name}.pdf`,
      expected: writeExpected(document),
      make: () => printHtml(html, { isTagged }),
    };
  });
}

const prints: Record<string, Print> = {
  'biology-printed': { text: 'photosynthesis', css: onePage('Biology 101: Photosynthesis') },
  'economics-printed': { text: 'market-structures', css: pageOfPages('Economics, week 6') },
  'mathematics-printed': {
    text: 'calculus',
    css: onePage('Mathematics for scientists'),
    isTagged: false,
  },
  'cold-war-two-columns': {
    text: 'cold-war',
    css: columns(2, 'Modern History'),
    hyphenate: addSoftHyphens,
  },
  'reader-two-columns': {
    text: ['cold-war', 'roman-republic', 'ethics', 'memory', 'plate-tectonics'],
    css: columns(2, 'Reader for the first term'),
    isTagged: false,
  },
  'ethics-three-columns': {
    text: 'ethics',
    css: columns(3, 'Introduction to Philosophy'),
    hyphenate: addSoftHyphens,
    isTagged: false,
  },
  'revolution-footnotes': { text: 'french-revolution', css: footnotedPages, notes: 'section' },
  'revolution-endnotes': {
    text: 'french-revolution',
    css: pageOfPages('History 2'),
    isTagged: false,
  },
  'cell-division-slides': { text: 'cell-division', css: slides('Biology 101 · Spring term') },
  'heart-slides': { text: 'heart', css: slides('Anatomy, lecture 4'), isTagged: false },
  'german-two-columns': {
    text: 'german-constitution',
    css: columns(2, 'Staatsrecht I'),
    language: 'de',
    hyphenate: addSoftHyphens,
  },
  'russian-printed': {
    text: 'russian-serfdom',
    css: scriptPage('DejaVu Serif', 'Страница'),
    language: 'ru',
  },
  'russian-two-columns': {
    text: 'russian-cell',
    css: columns(2, 'Биология'),
    language: 'ru',
    hyphenate: addSoftHyphens,
    isTagged: false,
  },
  'greek-printed': {
    text: 'greek-democracy',
    css: scriptPage('DejaVu Sans', 'Σελίδα'),
    language: 'el',
  },
  'chinese-printed': {
    text: 'chinese-dynasties',
    css: scriptPage('Noto Sans CJK SC', '第'),
    language: 'zh',
  },
  'japanese-printed': {
    text: 'japanese-restoration',
    css: scriptPage('Noto Sans CJK JP', 'ページ'),
    language: 'ja',
  },
  'korean-printed': {
    text: 'korean-alphabet',
    css: `${scriptPage('Noto Sans CJK KR', '쪽')} html { word-break: keep-all; }`,
    language: 'ko',
    isTagged: false,
  },
  'arabic-printed': {
    text: 'arabic-algebra',
    css: scriptPage('Noto Kufi Arabic', 'صفحة'),
    language: 'ar',
    direction: 'rtl',
  },
  'hebrew-printed': {
    text: 'hebrew-water',
    css: scriptPage('Noto Serif Hebrew', 'עמוד'),
    language: 'he',
    direction: 'rtl',
  },
  'languages-mixed': { text: 'mixed-languages', css: pageOfPages('Comparative linguistics') },
};
