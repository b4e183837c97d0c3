import type { Draft } from '@engram/core/questions/draft.ts';
import { pickIndex, seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { answers, cellIndex, choice, gap, pairs, short, statement } from './sound-drafts.ts';
import { mendDraft } from './mend-draft.ts';

function mend(draft: Draft) {
  return mendDraft(draft, cellIndex).draft;
}

it.each([choice, answers, statement, gap, short, pairs])(
  'leaves a sound $type question as it is',
  (draft) => {
    expect(mend(draft)).toEqual(draft);
  },
);

it.each([
  ['True or False: the nucleus holds DNA', 'The nucleus holds DNA.'],
  ['The nucleus  holds\nDNA. (True/False)', 'The nucleus holds DNA.'],
  ['3. True or false? The nucleus holds DNA.', 'The nucleus holds DNA.'],
  ['mRNA leaves the nucleus.', 'mRNA leaves the nucleus.'],
])('tidies the statement %s', (text, tidy) => {
  expect(mend({ ...statement, text }).text).toBe(tidy);
});

it.each([
  ['which part holds the DNA', 'Which part holds the DNA?'],
  ['Question 4: Which part holds the DNA?', 'Which part holds the DNA?'],
  ['Most of the DNA is held by', 'Most of the DNA is held by'],
])('tidies the stem %s', (text, tidy) => {
  expect(mend({ ...choice, text }).text).toBe(tidy);
});

it.each(['The ___ holds the DNA', 'The [blank] holds the DNA.', 'The ____ ____ holds the DNA.'])(
  'writes the gap of %s as it is written everywhere',
  (text) => {
    expect(mend({ ...gap, text }).text).toBe('The _____ holds the DNA.');
  },
);

it('leaves the names of a program alone', () => {
  expect(mend({ ...choice, text: 'What does __init__ do to x[]?' }).text).toBe(
    'What does __init__ do to x[]?',
  );
  expect(mend({ ...gap, text: 'The method __init__ makes an [blank].' }).text).toBe(
    'The method __init__ makes an _____.',
  );
});

it.each([
  ['9. November 1989 fiel die Mauer.', '9. November 1989 fiel die Mauer.'],
  ['3. Die Mauer fiel 1989.', 'Die Mauer fiel 1989.'],
  ['1. 2. Weltkrieg und Mauer hängen zusammen.', '2. Weltkrieg und Mauer hängen zusammen.'],
])('takes the number of a question off, not that of a day: %s', (text, tidy) => {
  const quote = 'Am Ende des 2. Weltkrieg stand keine Mauer.';
  const source = { quote, start: 0, end: quote.length, page: null };
  expect(mend({ ...statement, text, source }).text).toBe(tidy);
});

it('takes labels off options, and leaves a single initial alone', () => {
  const labelled = { ...choice, key: 'B) Nucleus', distractors: ['A) Lysosome', 'C) Wall'] };
  expect(mend(labelled)).toMatchObject({ key: 'Nucleus', distractors: ['Lysosome', 'Wall'] });
  const initial = { ...choice, key: 'Nucleus', distractors: ['A. Lincoln', 'Wall'] };
  expect(mend(initial)).toMatchObject({ distractors: ['A. Lincoln', 'Wall'] });
});

it('writes all options alike, for a difference is a cue', () => {
  const mixed = { ...choice, key: 'Nucleus.', distractors: ['lysosome', 'mRNA', 'cell wall'] };
  expect(mend(mixed)).toMatchObject({
    key: 'Nucleus',
    distractors: ['Lysosome', 'mRNA', 'Cell wall'],
  });
});

it('keeps a distractor that stands twice only once', () => {
  const doubled = { ...choice, distractors: ['Lysosome', 'the lysosome', 'Wall', 'Membrane'] };
  expect(mend(doubled)).toMatchObject({ distractors: ['Lysosome', 'Wall', 'Membrane'] });
});

it('sorts numbers', () => {
  const draft = { ...choice, key: '1665', distractors: ['1839', '1590', '1,000'] };
  expect(mend(draft)).toMatchObject({ distractors: ['1,000', '1590', '1839'] });
});

it('takes away a hint that tells the answer, and its flaw', () => {
  const { draft, flaws } = mendDraft({ ...gap, hint: 'The nucleus!' }, cellIndex);
  expect(draft.hint).toBe('');
  expect(flaws).toEqual([]);
});

it('accepts each wording once, and none that is the key', () => {
  const accepted = ['Nucleus', ' the nucleus ', 'core', 'Core', ''];
  expect(mend({ ...gap, accepted })).toMatchObject({ accepted: ['core'] });
});

it('returns the flaws that are left', () => {
  const { flaws } = mendDraft({ ...choice, text: 'what does it hold' }, cellIndex);
  expect(flaws).toContainEqual({ rule: 'anaphoric-stem', verdict: 'drop' });
});

it('leaves nothing to fix in whatever a model may write', () => {
  const random = seedRandom('odd drafts');
  const odd = [
    '',
    ' ',
    'A) ',
    '_____',
    '**',
    'nucleus',
    '1,000',
    '-5 %',
    'é',
    '细胞',
    '\u0000',
    '?',
    'Is it',
    '...',
    '<b>',
    'All of the above',
    'true or false: x',
    '12.',
    '"',
  ];
  const write = () =>
    Array.from({ length: pickIndex(random, 5) }, () => odd[pickIndex(random, odd.length)]).join(
      ' ',
    );
  const list = () => Array.from({ length: pickIndex(random, 5) }, write);
  const writeAround = () => ({ text: write(), explanation: write(), hint: write() });
  const drafts = Array.from({ length: 60 }, (): Draft[] => [
    { ...choice, ...writeAround(), key: write(), distractors: list() },
    { ...answers, ...writeAround(), keys: list(), distractors: list() },
    { ...statement, ...writeAround() },
    { ...gap, ...writeAround(), key: write(), accepted: list() },
    { ...short, ...writeAround(), key: write(), accepted: list() },
    { ...pairs, ...writeAround(), pairs: list().map((left) => ({ left, right: write() })) },
  ]).flat();
  const left = drafts.flatMap((draft) => mendDraft(draft, cellIndex).flaws);
  expect(left.filter(({ verdict }) => verdict === 'fix')).toEqual([]);
  expect(left.filter(({ verdict }) => verdict === 'drop')).not.toEqual([]);
});
