import { expect, it } from 'vitest';
import { countReadingMinutes, type LegalDocument, writeDay } from './legal-document.ts';

const empty = { title: 'Rules', description: '', changedOn: '2026-03-01', inShort: '' };

it('counts the minutes from all its words, those of lists and links too', () => {
  expect(countReadingMinutes(documentOf(20))).toBe(3);
  expect(countReadingMinutes(documentOf(40))).toBe(6);
});

it('takes at least a minute', () => {
  expect(countReadingMinutes({ ...empty, sections: [] })).toBe(1);
});

it('writes the day of the last change', () => {
  expect(writeDay('2026-03-01')).toBe('1 March 2026');
});

/** 30 words for each time. */
function documentOf(times: number): LegalDocument {
  const tenWords = 'one two three four five six seven eight nine ten';
  const words = Array.from({ length: times }, () => tenWords).join(' ');
  const blocks = [
    { paragraph: [words, { link: ` ${words} `, to: '/' }] },
    { list: [{ label: 'List', words }] },
  ];
  return { ...empty, sections: [{ id: 'all', title: 'All', blocks }] };
}
