import { expect, it } from 'vitest';
import {
  findAnswerProblem,
  hearingSources,
  isSecurityWord,
  isWrittenAnswer,
  reasonMessages,
  testReasons,
  writeAnswer,
} from './onboarding.ts';

it('offers the reasons in their order', () => {
  expect(testReasons).toEqual([
    'Upcoming test or exam',
    'Professional certification prep',
    'Academic coursework',
    'Self-improvement and learning',
    'Teacher creating materials',
    'Other',
  ]);
});

it('offers the sources in their order', () => {
  expect(hearingSources).toEqual([
    'Search engine',
    'Social media',
    'Friend or colleague recommendation',
    'Educational website or blog',
    'YouTube or podcast',
    'Advertisement',
    'Other',
  ]);
});

it('writes the label, or Other with its trimmed words of at most 200 characters', () => {
  expect(writeAnswer({ choice: 'Social media', other: 'ignored' })).toBe('Social media');
  expect(writeAnswer({ choice: 'Other', other: '  a poster ' })).toBe('Other: a poster');
  expect(writeAnswer({ choice: 'Other', other: 'x'.repeat(300) })).toBe(
    `Other: ${'x'.repeat(200)}`,
  );
});

it('knows an answer it has written from any other text', () => {
  const isKnown = (text: string) => isWrittenAnswer(text, testReasons);
  expect(isKnown('Academic coursework')).toBe(true);
  expect(isKnown(writeAnswer({ choice: 'Other', other: 'a\n poster' }))).toBe(true);
  expect(isKnown('Social media')).toBe(false);
  expect(isKnown('Other')).toBe(false);
  expect(isKnown('Other: a\u0000')).toBe(false);
  expect(isKnown(`Other: ${'x'.repeat(201)}`)).toBe(false);
});

it('misses a choice, and words for Other that are more than spaces', () => {
  const find = (choice: string, other: string) =>
    findAnswerProblem({ choice, other }, reasonMessages);
  expect(find('', '')).toBe('Please select why you want to try our service');
  expect(find('Other', '   ')).toBe('Please specify your reason');
  expect(find('Other', 'curiosity')).toBeUndefined();
  expect(find('Academic coursework', '')).toBeUndefined();
});

it('takes the word register in any letter case', () => {
  expect(['register', 'REGISTER', 'Register', ' register '].map(isSecurityWord)).toEqual(
    Array(4).fill(true),
  );
  expect(isSecurityWord('registered')).toBe(false);
});
