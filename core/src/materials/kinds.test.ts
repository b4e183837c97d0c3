import { expect, it } from 'vitest';
import { documentKinds, findKind, listEndings, nameKinds } from './kinds.ts';
import { materialMessages } from './messages.ts';

it('[UPL-01] names .pdf, .doc, .docx, .txt, .md and .rtf, and four more, as the kinds it takes', () => {
  expect(listEndings(documentKinds)).toBe(
    '.pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html',
  );
});

it.each([
  ['notes.pdf', 'pdf'],
  ['Notes.PDF', 'pdf'],
  ['week.3.docx', 'docx'],
  ['.md', 'md'],
  ['Lecture 3.PPTX', 'pptx'],
  ['book.epub', 'epub'],
  ['page.htm', 'html'],
  ['pdf', undefined],
  ['notes.pdf.exe', undefined],
  ['notes.', undefined],
  ['', undefined],
  ['notes.constructor', undefined],
])('takes %j for %j', (name, kind) => {
  expect(findKind(name)).toBe(kind);
});

it('names pages without text in ranges, and not all of them when they are many', () => {
  expect(materialMessages.pagesWithoutText([7])).toBe('Page 7 has no text we can read.');
  expect(materialMessages.pagesWithoutText([1, 2, 3, 7, 9, 10])).toBe(
    '6 pages have no text we can read: 1 to 3, 7, 9 to 10.',
  );
  expect(materialMessages.pagesWithoutText([2], 'pptx')).toBe('Slide 2 has no text we can read.');
  const everySecond = Array.from({ length: 40 }, (_, index) => index * 2 + 1);
  expect(materialMessages.pagesWithoutText(everySecond)).toBe(
    '40 pages have no text we can read: 1, 3, 5, 7, 9, 11, 13, 15 and more.',
  );
});

it('names the same kinds in a sentence', () => {
  expect(nameKinds('or')).toBe('PDF, DOC, DOCX, TXT, MD, RTF, PPTX, ODT, EPUB or HTML');
  expect(nameKinds('and')).toBe('PDF, DOC, DOCX, TXT, MD, RTF, PPTX, ODT, EPUB and HTML');
});
