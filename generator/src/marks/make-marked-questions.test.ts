import { expect, it } from 'vitest';
import { makeMarkedQuestions, matchMarks } from './make-marked-questions.ts';
import { markAll, markWords } from './testing/mark-words.ts';

const wars = `The first war of the series broke out in 1618 over a matter of faith. A long siege of the port ended in 1628 with a famine. The king of Sweden landed with an army in 1630 on the coast. A treaty of two cities brought peace in 1648 to the land. Its last garrison left the fortress in 1654 by ship.`;
const years = ['1618', '1628', '1630', '1648', '1654'];

it('asks in the order of the numbers, wherever in the text the marks are', () => {
  const marks = [
    markWords(wars, 'Sweden', { number: 7 }),
    markWords(wars, 'garrison', { number: 2 }),
    markWords(wars, 'famine', { number: 4, form: 'typed' }),
  ];
  const drafts = makeMarkedQuestions(wars, marks, 'seed');
  expect(drafts.map(({ mark, type, text }) => ({ mark, type, text }))).toEqual([
    {
      mark: 2,
      type: 'fill-in-blank',
      text: 'Its last _____ left the fortress in 1654 by ship.',
    },
    {
      mark: 4,
      type: 'short-answer',
      text: 'A long siege of the port ended in 1628 with a …',
    },
    {
      mark: 7,
      type: 'fill-in-blank',
      text: 'The king of _____ landed with an army in 1630 on the coast.',
    },
  ]);
});

it('makes a choice of a mark whose kind has three others, with their words as options', () => {
  const drafts = makeMarkedQuestions(wars, markAll(wars, years.slice(0, 4)), 'seed');
  expect(drafts).toHaveLength(4);
  for (const draft of drafts) {
    if (draft.type !== 'multiple-choice') throw new Error(`It is ${draft.type}`);
    expect([draft.key, ...draft.distractors].toSorted()).toEqual(years.slice(0, 4));
  }
});

it('makes no choice of three marks of a kind', () => {
  const drafts = makeMarkedQuestions(wars, markAll(wars, years.slice(0, 3)), 'seed');
  expect(drafts.map(({ type }) => type)).toEqual(Array(3).fill('fill-in-blank'));
});

it('takes the same options for the same seed, and others for another', () => {
  const make = (seed: string) =>
    makeMarkedQuestions(wars, markAll(wars, years), seed).map((draft) =>
      draft.type === 'multiple-choice' ? draft.distractors : [],
    );
  expect(make('one')).toEqual(make('one'));
  expect(make('one')).not.toEqual(make('two'));
});

it('offers nothing that is in the sentence as well', () => {
  const text = `The war lasted from 1914 to 1918 in all of Europe. The treaty was signed in 1919 at a palace. A later crisis began in 1929 with a crash.`;
  const [first] = makeMarkedQuestions(text, markAll(text, ['1914', '1918', '1919', '1929']), 's');
  expect(first?.type).toBe('fill-in-blank');
});

it('offers no number that is nearly the same, and none where a bound is asked for', () => {
  const near = `The sea holds 97 % of all water here. Ice holds 97.2 % of what is left. Lakes hold 20 % of the rest. Rivers hold 3 % of that.`;
  const shares = markAll(near, ['97 %', '97.2 %', '20 %', '3 %']);
  expect(makeMarkedQuestions(near, shares, 's')[0]?.type).toBe('fill-in-blank');
  const bound = near.replace('97 %', 'more than 80 %').replace('97.2 %', '50 %');
  const bounds = makeMarkedQuestions(bound, markAll(bound, ['80 %', '50 %', '20 %', '3 %']), 's');
  expect(bounds.map(({ type }) => type)).toEqual([
    'fill-in-blank',
    'multiple-choice',
    'multiple-choice',
    'multiple-choice',
  ]);
});

it('leaves out cards, what cannot be asked, and the second of two that overlap', () => {
  const marks = [
    markWords(wars, 'famine', { number: 1, form: 'card' }),
    markWords(wars, 'faith. A long', { number: 2 }),
    markWords(wars, 'king of Sweden', { number: 3 }),
    markWords(wars, 'Sweden', { number: 4 }),
  ];
  expect(makeMarkedQuestions(wars, marks, 's').map(({ mark }) => mark)).toEqual([3]);
});

const cells = `- Osmosis: water passes a membrane
- Diffusion: particles spread out evenly
- Active transport: energy moves them against the gradient`;

it('matches words with their meanings for whoever asks for it', () => {
  const matched = matchMarks(cells, markAll(cells, ['Osmosis', 'Diffusion', 'Active transport']));
  expect(matched?.marks).toEqual([1, 2, 3]);
  expect(matched?.draft).toMatchObject({
    type: 'matching',
    text: 'Match each term with its meaning.',
    pairs: [
      { left: 'Osmosis', right: 'water passes a membrane' },
      { left: 'Diffusion', right: 'particles spread out evenly' },
      { left: 'Active transport', right: 'energy moves them against the gradient' },
    ],
  });
  expect(matched?.draft.source.also).toHaveLength(2);
});

it('matches nothing that has fewer than three pairs', () => {
  expect(matchMarks(cells, markAll(cells, ['Osmosis', 'Diffusion']))).toBeUndefined();
});
