import { expect, it } from 'vitest';
import { joinTexts, trimText } from './measure-text.ts';

it('[UPL-04] joins texts with a blank line and knows where each begins', () => {
  const { text, starts } = joinTexts(['First.', 'Second.', 'Third.']);
  expect(text).toBe('First.\n\nSecond.\n\nThird.');
  expect(starts.map((start) => text.slice(start, start + 3))).toEqual(['Fir', 'Sec', 'Thi']);
});

it('leaves a single text as it is', () => {
  expect(joinTexts(['Only.'])).toEqual({ text: 'Only.', starts: [0] });
});

it('trims a text and moves its pages along', () => {
  const { text, pageStarts } = trimText('  \nOne. Two. \n ', [0, 3, 8, 14]);
  expect(text).toBe('One. Two.');
  expect(pageStarts?.map((start) => text.slice(start))).toEqual([
    'One. Two.',
    'One. Two.',
    'Two.',
    '',
  ]);
});
