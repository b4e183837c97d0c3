import { readText } from '../../document/read-document.ts';
import { writeExpected } from '../../document/write-expected.ts';
import type { GoodFile } from '../good-file.ts';
import { type BookStyle, writeEpub } from './write-epub.ts';

/** E-books of both versions in use, as the programs of publishers write them. */
export function listBooks(): GoodFile[] {
  return Object.entries(books).map(([name, { text, ...style }]) => ({
    name: `${name}.epub`,
    expected: writeExpected(readText(text)),
    make: () => writeEpub(readText(text), style),
  }));
}

const books: Record<string, BookStyle & { text: string }> = {
  'heart-book': { text: 'heart', version: '3.0' },
  'cold-war-book': { text: 'cold-war', version: '2.0' },
  'republic-book-shuffled': { text: 'roman-republic', version: '3.0', isShuffled: true },
  'ethics-book-titles': { text: 'ethics', version: '2.0', hasTitlesOnly: true },
  'memory-book-fonts': { text: 'memory', version: '3.0', hasHiddenFonts: true },
  'markets-book-furniture': { text: 'market-structures', version: '3.0', hasFurniture: true },
  'structures-book-code': { text: 'data-structures', version: '3.0', folder: 'EPUB' },
  'japanese-book': { text: 'japanese-restoration', version: '3.0', folder: 'item/xhtml' },
  'german-book': { text: 'german-constitution', version: '2.0', isShuffled: true },
  'newton-book-titles': { text: 'newton', version: '3.0', hasTitlesOnly: true, hasFurniture: true },
};
