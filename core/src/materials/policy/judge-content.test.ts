import { expect, it } from 'vitest';
import { judgeContent } from './judge-content.ts';

const twoTerms = 'violence graphic';
const threeTerms = 'violence graphic explicit';
const fourTerms = 'violence graphic explicit harmful';

it.each([
  'sexual content',
  'adult content',
  'violence',
  'graphic',
  'explicit',
  'extremist',
  'harmful',
  'illegal drugs',
  'controlled substances',
])('[POL-07] counts %s as a sensitive term', (term) => {
  const others = ['violence', 'graphic', 'explicit'].filter((other) => other !== term).slice(0, 2);

  expect(judgeContent(`${others.join(', ')} and ${term}`)).toMatchObject({
    verdict: 'needs-review',
    reason: expect.stringContaining(term),
  });
});

it('[POL-08] [BLIM-41] lets two sensitive terms pass and asks for review from three on', () => {
  expect(verdictOf(twoTerms)).toBe('fine');
  expect(verdictOf(threeTerms)).toBe('needs-review');
});

it('[POL-09] [BLIM-41] lets three pass in educational content and asks for review from four on', () => {
  expect(verdictOf(`chapter ${threeTerms}`)).toBe('fine');
  expect(verdictOf(`chapter ${fourTerms}`)).toBe('needs-review');
});

it('[POL-08] counts different terms, not how often one occurs', () => {
  expect(verdictOf('violence violence violence graphic graphic')).toBe('fine');
});

it('[POL-08] counts whole words in any letter case, over line breaks and hyphens', () => {
  expect(verdictOf('graphics, explicitly, nonviolence, harmfully, extremists')).toBe('fine');
  expect(verdictOf('VIOLENCE, Illegal\nDrugs and “adult-content”')).toBe('needs-review');
  expect(verdictOf('violence graphic illegal. Drugs')).toBe('fine');
});

it.each([
  [499, 'no', 'needs-review', ''],
  [499, 'one', 'fine', 'chapter'],
])(
  '[POL-10] [BLIM-41] %i characters with %s study keyword: %s',
  (length, _count, verdict, words) => {
    expect(verdictOf(textOf(length, words))).toBe(verdict);
  },
);

it.each([
  [500, 'one', 'needs-review', 'chapter'],
  [500, 'two', 'fine', 'chapter exam'],
  [1999, 'one', 'needs-review', 'chapter'],
  [1999, 'two', 'fine', 'chapter exam'],
])(
  '[POL-11] [BLIM-41] %i characters with %s study keywords: %s',
  (length, _count, verdict, words) => {
    expect(verdictOf(textOf(length, words))).toBe(verdict);
  },
);

it.each([
  [2000, 'two', 'needs-review', 'chapter exam'],
  [2000, 'three', 'fine', 'chapter exam theory'],
  [50_000, 'two', 'needs-review', 'chapter exam'],
  [50_000, 'three', 'fine', 'chapter exam theory'],
])(
  '[POL-12] [BLIM-41] %i characters with %s study keywords: %s',
  (length, _count, verdict, words) => {
    expect(verdictOf(textOf(length, words))).toBe(verdict);
  },
);

it('measures the text without what stands around it', () => {
  expect(verdictOf(`\n\n   ${textOf(499, 'chapter')}   \n`)).toBe('fine');
});

it('counts different study keywords, in any letter case, as plurals, whole words only', () => {
  expect(verdictOf(textOf(500, 'chapter chapters Chapter'))).toBe('needs-review');
  expect(verdictOf(textOf(500, 'THEORIES Analyses'))).toBe('fine');
  expect(verdictOf(textOf(499, 'chapterhouse examine'))).toBe('needs-review');
});

it('[POL-19] blocks a prohibited pattern in however educational a text', () => {
  const keywords = 'study chapter lecture exam theory student course lesson textbook homework';

  expect(verdictOf(`${keywords}. How to make a bomb. ${keywords}.`)).toBe('prohibited');
});

it('blocks rather than asks for review when both apply', () => {
  expect(verdictOf(`${fourTerms}. How to make a bomb.`)).toBe('prohibited');
});

it('[POL-16] [POL-18] gives the violation message with the class as reason', () => {
  expect(judgeContent('How to make a bomb')).toEqual({
    verdict: 'prohibited',
    reason:
      'Your content contains material that violates content policies: weapon or bomb making. Please remove it.',
  });
});

it('[POL-17] [POL-18] gives the review message with the terms as reason', () => {
  expect(judgeContent('Explicit, graphic violence.')).toEqual({
    verdict: 'needs-review',
    reason:
      'Your content may contain sensitive material that requires review: violence, graphic and explicit.',
  });
});

it('says the same of the same text every time', () => {
  const judgements = Array.from({ length: 3 }, () => verdictOf('How to make a bomb'));

  expect(judgements).toEqual(['prohibited', 'prohibited', 'prohibited']);
});

function verdictOf(text: string) {
  return judgeContent(text).verdict;
}

/** Three sensitive terms, these words, and so many characters in all. */
function textOf(length: number, words: string) {
  return `${threeTerms} ${words} `.padEnd(length, 'x');
}
