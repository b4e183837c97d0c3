import { expect, it } from 'vitest';
import { chooseTips } from './choose-tips.ts';
import { resultMessages } from './messages.ts';

it('gives two tips below 70% and one from there on (N26) [RES-20] [BLIM-42]', () => {
  expect(chooseTips(69)).toEqual([
    'Read the sources of the questions you missed, then close them.',
    'Take the test again tomorrow: aim for 70%.',
  ]);
  expect(chooseTips(70)).toEqual(['You are past 70%. Try again tomorrow, without notes.']);
  expect(chooseTips(100)).toEqual(['All correct. Come back in a week to see what has stayed.']);
});

it('counts what needs manual review, one or several (N27) [RES-14] [RES-15]', () => {
  expect(resultMessages.needReview(1)).toBe('1 question needs manual review');
  expect(resultMessages.needReview(2)).toBe('2 questions need manual review');
});

it('names the pages to read again', () => {
  expect(resultMessages.reread([3])).toBe('Reread page 3.');
  expect(resultMessages.reread([3, 5])).toBe('Reread pages 3 and 5.');
  expect(resultMessages.reread([1, 3, 5])).toBe('Reread pages 1, 3 and 5.');
});
