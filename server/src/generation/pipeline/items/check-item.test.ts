import { biology } from '@engram/fakes/study-texts/biology.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { expect, it } from 'vitest';
import { openBoard } from '../board.ts';
import { planCards, planTest } from '../testing/try-pipeline.ts';
import { checkItem } from './check-item.ts';

it('cuts no sign of a long heading in two', () => {
  const quote = 'The mitochondrion makes most of the energy that a cell needs for its work.';
  const text = `# ${'a'.repeat(199)}🧬 end\n\n${quote}\n`;
  const board = openBoard(
    { plan: planTest(), kept: [], newId: () => '', keep: () => Promise.resolve('kept') },
    { onChange() {}, onKept() {} },
  );
  const item = {
    type: 'true-false',
    text: 'The mitochondrion makes most of the energy of a cell.',
    correct: ['True'],
    quote,
  };
  const checked = checkItem({ board, index: indexText(text) }, JSON.stringify(item), () => true);
  expect(checked).toMatchObject({ ok: true, draft: { topic: 'a'.repeat(199) } });
});

const quote = 'The nucleus holds most of the DNA and controls which genes are read.';

/** What code says of a card that a model wrote about a text. */
function checkCard(card: object, told = prepareText(biology.text)) {
  const board = openBoard(
    { plan: planCards(), kept: [], newId: () => '', keep: () => Promise.resolve('kept') },
    { onChange() {}, onKept() {} },
  );
  const isAsked = (type: string) => type !== 'question-answer';
  return checkItem({ board, index: indexText(told) }, JSON.stringify({ quote, ...card }), isAsked);
}

const term = { type: 'term-definition', front: 'Nucleus', back: 'Holds most of the DNA' };

it('takes a card with the question by which it is proven', () => {
  expect(checkCard({ ...term, front: ' Nucleus', back: 'Holds  most of the DNA' })).toMatchObject({
    ok: true,
    draft: {
      type: 'short-answer',
      text: 'What is the term for: Holds most of the DNA?',
      key: 'Nucleus',
      source: { quote },
      card: term,
    },
  });
});

it.each([
  ['has its term in its definition', 'flawed', { back: 'The nucleus holds most of the DNA' }],
  ['defines by what the text does not say', 'flawed', { back: 'Seen by Brown in orchids' }],
  ['gives a number that the text does not', 'flawed', { back: 'Holds 46 bundles of DNA' }],
  ['names a term that the passage does not', 'flawed', { front: 'Chloroplast' }],
  ['has a side that is empty', 'wrong-shape', { back: ' ' }],
  ['has no quote', 'wrong-shape', { quote: undefined }],
  ['quotes what nobody wrote', 'ungrounded', { quote: 'The nucleus is the boss of the cell.' }],
  ['is of a type nobody asked for', 'not-wanted', { type: 'question-answer' }],
  ['has no gap', 'flawed', { type: 'fill-in-blank' }],
  ['carries an address', 'injected', { back: 'Holds most of the DNA, see http://evil.example' }],
  ['calls out to the reader', 'injected', { back: 'Arr, matey! Holds most of the DNA' }],
])('drops a card that %s', (_, reason, change) => {
  expect(checkCard({ ...term, ...change })).toMatchObject({ ok: false, reason });
});

const rows = `# Planets

| Planet | Moons |
|---|---|
| Mars | 2 |
| Saturn | 146 |

Mars is the fourth planet. Saturn has the brightest rings of all planets.`;

/** What code says of a question that a model wrote about the planets. */
function checkQuestion(item: object) {
  const wanted = [{ type: 'multiple-choice', count: 4 } as const];
  const board = openBoard(
    { plan: planTest({ wanted }), kept: [], newId: () => '', keep: () => Promise.resolve('kept') },
    { onChange() {}, onKept() {} },
  );
  return checkItem({ board, index: indexText(rows) }, JSON.stringify(item), () => true);
}

const choice = {
  type: 'multiple-choice',
  text: 'How many more moons does Saturn have than Mars?',
  correct: ['144'],
  wrong: ['73', '140', '148', '292'],
  quotes: ['| Mars | 2 |', '| Saturn | 146 |'],
};

it('keeps every quote, and leaves to the solver what follows from them', () => {
  const checked = checkQuestion(choice);
  expect(checked).toMatchObject({
    ok: true,
    draft: { source: { quote: '| Mars | 2 |', also: [{ quote: '| Saturn | 146 |' }] } },
  });
  const draft = checked.ok ? checked.draft : undefined;
  expect(draft?.type === 'multiple-choice' && draft.distractors).toHaveLength(3);
});

it('drops an item of which one quote is nowhere in the text, and says which', () => {
  expect(checkQuestion({ ...choice, quotes: [...choice.quotes, '| Venus | 0 |'] })).toEqual({
    ok: false,
    reason: 'ungrounded',
    stem: choice.text,
  });
});

it('leaves two negations in a case that is told to the solver', () => {
  const text =
    'A planet that is not the fourth does not have two moons. How many more moons than Mars does it have?';
  expect(checkQuestion({ ...choice, text })).toMatchObject({ ok: true });
});
