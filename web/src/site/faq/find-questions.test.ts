import { expect, it } from 'vitest';
import type { FaqGroup } from './faq-question.ts';
import { findQuestions, markMatches, readSearchWords } from './find-questions.ts';

const codes = {
  id: 'codes',
  question: 'How long does a code work?',
  answer: 'Three days.',
  keywords: ['Invitation'],
  needs: 'sharing',
} as const;
const files = {
  id: 'files',
  question: 'Do you keep my files?',
  answer: 'No, only text.',
  needs: 'accounts',
} as const;
const groups: FaqGroup[] = [
  { id: 'sharing', title: 'Sharing', questions: [codes] },
  { id: 'data', title: 'Your data', questions: [files] },
];

it('finds words of questions and of answers, in any letter case', () => {
  expect(find('CODE')).toEqual(['codes']);
  expect(find('only text')).toEqual(['files']);
});

it('wants every word, wherever it stands', () => {
  expect(find('days code')).toEqual(['codes']);
  expect(find('days files')).toEqual([]);
});

it('finds by other names for it, too', () => {
  expect(find('invitation code')).toEqual(['codes']);
});

it('takes words without the signs around them, but for those of a sum', () => {
  expect(readSearchWords('“free” plan? (don’t) $5 24-hour … ')).toEqual([
    'free',
    'plan',
    "don't",
    '$5',
    '24-hour',
  ]);
});

it('shows everything while nothing is searched', () => {
  expect(find('  ')).toEqual(['codes', 'files']);
});

it('leaves groups without a match out', () => {
  expect(findQuestions(groups, ['code']).map(({ title }) => title)).toEqual(['Sharing']);
});

it('cuts a text where the searched words stand', () => {
  expect(markMatches('A code for a CODE', ['code'])).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'code', isMatch: true },
    { text: ' for a ', isMatch: false },
    { text: 'CODE', isMatch: true },
  ]);
});

it('marks overlapping words once, and takes signs for what they are', () => {
  expect(markMatches('tests (all)', ['test', 'tests', '(', '.*'])).toEqual([
    { text: 'tests', isMatch: true },
    { text: ' ', isMatch: false },
    { text: '(', isMatch: true },
    { text: 'all)', isMatch: false },
  ]);
});

function find(query: string): string[] {
  return findQuestions(groups, readSearchWords(query)).flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  );
}
