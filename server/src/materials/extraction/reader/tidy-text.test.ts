import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it('has one kind of line end, at most one blank line, and no spaces at line ends', () => {
  expect(tidy('One  \r\nTwo\t\rThree\n\n \n\n\nFour   ')).toBe('One\nTwo\nThree\n\nFour');
});

it('has no control characters, no marks of byte order and no halves of characters', () => {
  expect(tidy('\uFEFFA\0B\u0007C\u0085D\uD800E\u00A0F')).toBe('ABC\nD\uFFFDE F');
});

it('keeps tabs, and spaces at the beginning of a line', () => {
  expect(tidy('- a\n  - b\tc')).toBe('- a\n  - b\tc');
});

it('takes a form feed for a blank line', () => {
  expect(tidy('Page one\fPage two')).toBe('Page one\n\nPage two');
});

it('refuses a document in which nothing can be seen', () => {
  expect(() => tidy(' \n\u00A0\0\uFEFF ')).toThrow('empty');
  expect(() => tidy('\u200B\u200C \u2060\u202E')).toThrow('empty');
});

it('moves the beginnings of pages with the text', () => {
  const text = '\uFEFFOne \r\n\r\n\r\n\r\nTwo goes\0 on three';
  const reading = tidyText({
    text,
    pageStarts: [0, text.indexOf('Two'), text.indexOf('three')],
    pagesWithoutText: [],
    isCut: false,
  });

  expect(reading.text).toBe('One\n\nTwo goes on three');
  expect(reading.pageStarts).toEqual([0, 5, 17]);
});

it('lets a page without words begin where the next words are', () => {
  const reading = tidyText({
    text: 'One\n\n\n\nThree',
    pageStarts: [0, 5, 7],
    pagesWithoutText: [2],
    isCut: false,
  });

  expect(reading).toEqual({
    text: 'One\n\nThree',
    pageStarts: [0, 5, 5],
    pagesWithoutText: [2],
    isCut: false,
  });
});

it('keeps 500,000 characters', () => {
  const reading = tidyText({ text: 'x'.repeat(500_000), pagesWithoutText: [], isCut: false });

  expect(reading.text).toHaveLength(500_000);
  expect(reading.isCut).toBe(false);
});

it('cuts what is longer at the end of a line, with the pages that are gone', () => {
  const line = `${'x'.repeat(99_999)}\n`;
  const reading = tidyText({
    text: line.repeat(6),
    pageStarts: [0, 100_000, 550_000],
    pagesWithoutText: [3],
    isCut: false,
  });

  expect(reading.text).toHaveLength(499_999);
  expect(reading).toMatchObject({ isCut: true, pageStarts: [0, 100_000], pagesWithoutText: [] });
});

it('cuts a single long line, but never through a character', () => {
  const reading = tidyText({
    text: `x${'😀'.repeat(300_000)}`,
    pagesWithoutText: [],
    isCut: false,
  });

  expect(reading.text.length).toBeLessThanOrEqual(500_000);
  expect(reading.text.isWellFormed()).toBe(true);
  expect(reading.text.endsWith('😀')).toBe(true);
});

function tidy(text: string): string {
  return tidyText({ text, pagesWithoutText: [], isCut: false }).text;
}
