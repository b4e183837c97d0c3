import { makeCardDraft } from '@engram/core/flashcards/make-card-draft.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { groundQuote } from '@engram/generator/grounding/ground-quote.ts';
import { indexText } from '@engram/generator/grounding/index-text.ts';
import { expect, it } from 'vitest';
import { foldAnswer } from '../../../study-texts/fold.ts';
import { agrees, hideKey, markQuotes, writeTask } from '../../ask-provider.ts';
import { rememberItems } from '../../solving/remember-items.ts';
import { solveItems } from '../../solving/solve-items.ts';
import { type PlantedKind, plantedKinds, type Planting } from '../plant-fault.ts';
import { writeCards } from '../write-cards.ts';
import { writeItems } from '../write-items.ts';

/** No truth table knows it. */
const unknown = `# Bees

The queen lays up to 2,000 eggs a day in early summer. A drone is a male bee that does not gather food. The worker is a female bee that cannot mate. Karl von Frisch described the waggle dance in 1927. The waggle dance tells other bees the direction and the distance of a source of food.

## The hive

Propolis is a resin that bees collect from the buds of trees. Royal jelly is a secretion that nurse bees feed to the larvae of queens. The smoker calms the bees before the beekeeper opens the hive. In Europe the varroa mite appeared in 1977 and has killed many colonies since. A colony stores honey, pollen and water. Wax is produced by glands on the abdomen of young workers. The brood chamber is the part of the hive in which the queen lays her eggs.`;

const write = questionTypes.map((type) => ({ type, count: type === 'matching' ? 1 : 3 }));
const task = writeTask({ write, trueStatements: 2 });
const planting: Planting = { share: 0, kinds: ['wrong-key'] };
const honest = { material: unknown, seed: 'a', planting };

function writeAnd(kind?: PlantedKind) {
  const memory = rememberItems();
  const written = writeItems({
    ...honest,
    task,
    memory,
    ...(kind && { planting: { share: 1, kinds: [kind] } }),
  });
  const hidden = written.items.map(hideKey);
  const passages = written.items.map(markQuotes);
  const solve = hidden.map(({ blind }) => blind);
  const solved = solveItems({ task: { passages, solve }, seed: 'b', errorShare: 0, memory });
  const isAgreed = written.items.map((item, at) => agrees(item, hidden[at]?.key ?? [], solved[at]));
  return { ...written, isAgreed };
}

it('writes the wanted number of each type about a text that nobody recorded', () => {
  const { items } = writeItems({ ...honest, task });
  const counts = write.map(({ type }) => items.filter((item) => item.type === type).length);
  expect(counts).toEqual(write.map(({ count }) => count));
});

it('quotes the text as it stands', () => {
  const index = indexText(unknown);
  const { items } = writeItems({ ...honest, task });
  const quotes = items.flatMap((item) => item.quotes);
  expect(quotes.filter((quote) => !groundQuote(index, quote).ok)).toEqual([]);
});

it('makes as many statements true as asked', () => {
  const statements = writeTask({ write: [{ type: 'true-false', count: 4 }], trueStatements: 3 });
  const { items } = writeItems({ ...honest, task: statements });
  const truths = items.flatMap(({ correct }) => correct);
  expect(truths.toSorted()).toEqual(['False', 'True', 'True', 'True']);
});

it('solves what it wrote, whatever the type', () => {
  const { items, isAgreed } = writeAnd();
  expect(new Set(items.map(({ type }) => type)).size).toBe(questionTypes.length);
  expect(isAgreed).toEqual(items.map(() => true));
});

it.each(plantedKinds)('plants a %s that nothing bears out', (kind) => {
  const { items, planted, isAgreed } = writeAnd(kind);
  const isFaulty = items.map(({ text }) => planted.some(({ stem }) => stem === text));
  expect(planted.length).toBeGreaterThan(kind === 'two-keys' ? 1 : 8);
  expect(new Set(planted.map((one) => one.kind))).toEqual(new Set([kind]));
  expect(isAgreed).toEqual(isFaulty.map((one) => !one));
});

it('writes and solves cards', () => {
  const memory = rememberItems();
  const cards = [
    { type: 'term-definition', count: 2 } as const,
    { type: 'fill-in-blank', count: 2 } as const,
  ];
  const rest = { difficulty: 'easy' as const, topics: [], language: 'en', asked: [], refused: [] };
  const { cards: written } = writeCards({ ...honest, task: { cards, ...rest }, memory });
  expect(written.map(({ type }) => type)).toEqual(cards.flatMap(({ type }) => [type, type]));
  const drafts = written.map(makeCardDraft);
  const solve = drafts.map(({ type, text }, no) => ({
    no,
    type,
    text,
    options: [],
    columnA: [],
    columnB: [],
    passage: no,
  }));
  const passages = written.map(markQuotes);
  const solved = solveItems({ task: { passages, solve }, seed: 'b', errorShare: 0, memory });
  expect(solved.map(({ answer }) => foldAnswer(answer[0] ?? ''))).toEqual(
    drafts.map(({ key }) => foldAnswer(key)),
  );
  const asked = written.map(({ front }) => front);
  const again = writeCards({ ...honest, task: { cards, ...rest, asked } }).cards;
  expect(again.filter(({ front }) => asked.includes(front))).toEqual([]);
});
