import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import { questionTypes } from '@engram/core/plans/catalogue.ts';
import { expect, it } from 'vitest';
import { biology } from '../study-texts/biology.ts';
import { injectedDocuments } from '../study-texts/injected-documents.ts';
import { studyTexts } from '../study-texts/study-texts.ts';
import { agrees, hideKey, markQuotes, writeTask } from './ask-provider.ts';
import { plantedKinds, plantFault, type Planting } from './writing/plant-fault.ts';
import { solveItems } from './solving/solve-items.ts';
import { writeAboutFact } from './writing/write-idea.ts';
import { writeItems } from './writing/write-items.ts';
import { contentWords } from './writing/written-idea.ts';

const honest: Planting = { share: 0, kinds: ['wrong-key'] };
const mixed = questionTypes.map((type) => ({ type, count: type === 'matching' ? 2 : 4 }));

function write(
  material: string,
  options: { task?: object; seed?: string; planting?: Planting } = {},
) {
  const task = writeTask({ write: mixed, trueStatements: 2, ...options.task });
  const { seed = 'a', planting = honest } = options;
  return writeItems({ task, material, seed, planting });
}

function solve(items: WrittenItem[], { errorShare = 0, seed = 'solver' } = {}) {
  const hidden = items.map(hideKey);
  const solved = solveItems({
    task: { passages: items.map(markQuotes), solve: hidden.map(({ blind }) => blind) },
    seed,
    errorShare,
  });
  return items.map((item, index) => ({
    item,
    isAgreed: agrees(item, hidden[index]?.key ?? [], solved[index]),
  }));
}

const everyText = studyTexts.map(({ text, language }) => write(text, { task: { language } }));

it('writes the types and numbers asked for, on each of our texts', () => {
  const counts = everyText.map(({ items }) =>
    questionTypes.map((type) => items.filter((item) => item.type === type).length).join(),
  );
  expect(new Set(counts)).toEqual(new Set(['4,4,4,2,4,4']));
});

it('makes as many statements true as asked', () => {
  const { items } = write(biology.text, {
    task: { write: [{ type: 'true-false', count: 10 }], trueStatements: 6 },
  });
  expect(items.filter(({ correct }) => correct[0] === 'True')).toHaveLength(6);
});

it('quotes the material word for word', () => {
  const misquoted = everyText.flatMap(({ items }, index) =>
    items.filter(({ quotes }) => !quotes.every((one) => studyTexts[index]?.text.includes(one))),
  );
  expect(misquoted).toEqual([]);
});

it('writes the same for the same seed, and something else for another', () => {
  expect(write(biology.text)).toEqual(write(biology.text));
  expect(write(biology.text, { seed: 'b' })).not.toEqual(write(biology.text));
});

it('does not ask again what was asked', () => {
  const first = write(biology.text).items.map(({ text }) => text);
  const second = write(biology.text, { task: { asked: first } }).items.map(({ text }) => text);
  expect(second.filter((text) => first.includes(text))).toEqual([]);
  expect(second.length).toBeGreaterThan(10);
});

it('asks about the part of the text it was given', () => {
  const part = biology.text.slice(biology.text.indexOf('## Tissues'));
  const { items } = write(part, { task: { write: [{ type: 'multiple-choice', count: 20 }] } });
  const areHere = items.map(({ quotes }) => quotes.every((quote) => part.includes(quote)));
  expect(areHere).toEqual(Array(9).fill(true));
});

/** “He” is helium, but no part of “the”; other scripts put no spaces between words. */
function inWords(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
  return /\p{Script=Latin}/u.test(text) ? ` ${words.trim()} ` : words;
}

it('gives hints without the answer, and questions of about 190 tokens', () => {
  const items = everyText.flatMap((written) => written.items);
  const telling = items.filter(
    ({ hint, correct, type }) =>
      type !== 'true-false' && correct.some((one) => inWords(hint).includes(inWords(one))),
  );
  expect(telling).toEqual([]);
  const tokens = items.reduce((sum, item) => sum + JSON.stringify(item).length / 4, 0);
  expect(tokens / items.length).toBeGreaterThan(165);
  expect(tokens / items.length).toBeLessThan(230);
});

it('leaves no cue to guess the key by, over 1,000 questions', () => {
  const task = { write: [{ type: 'multiple-choice', count: 30 }] };
  const items = ['1', '2', '3'].flatMap((seed) =>
    studyTexts.flatMap(({ text }) => write(text, { task, seed }).items),
  );
  expect(items.length).toBeGreaterThan(1_000);
  const guessed = {
    longest: guess(items, ({ option }) => option.length),
    shortest: guess(items, ({ option }) => -option.length),
    echoes: guess(items, ({ option, stem }) => common(option, stem)),
    alike: guess(items, ({ option, others }) => common(option, others.join(' '))),
    capital: guess(items, ({ option }) => (/^\p{Lu}/u.test(option) ? 1 : 0)),
  };
  expect(Object.entries(guessed).filter(([, share]) => share > 0.3)).toEqual([]);
});

it('solves what it wrote, whatever the type', () => {
  const solved = everyText.flatMap(({ items }) => solve(items));
  expect(solved.filter(({ isAgreed }) => !isAgreed)).toEqual([]);
});

it('finds every planted fault without knowing of it, and rejects nothing else', () => {
  const kinds = plantedKinds.filter((kind) => kind !== 'invented-quote');
  const planting: Planting = { share: 0.3, kinds };
  const written = studyTexts.map(({ text }) => write(text, { planting }));
  const planted = written.flatMap((one) => one.planted);
  const rejected = written.flatMap(({ items }) =>
    solve(items).flatMap(({ item, isAgreed }) => (isAgreed ? [] : [item.text])),
  );
  expect(planted.length).toBeGreaterThan(60);
  expect(new Set(planted.map(({ kind }) => kind)).size).toBe(3);
  expect(rejected.toSorted()).toEqual(planted.map(({ stem }) => stem).toSorted());
});

it('plants unsupported keys that the tables know as false, not only what they have never heard', () => {
  const planting: Planting = { share: 1, kinds: ['unsupported-key'] };
  const task = {
    write: [
      { type: 'short-answer', count: 6 },
      { type: 'true-false', count: 6 },
    ],
  };
  const { items, planted } = write(biology.text, { task, planting });
  expect(planted).toHaveLength(12);
  const untrue = items.filter(({ type, text, quotes, correct }) => {
    const stated = biology.facts.find(({ falseStatements }) => falseStatements.includes(text));
    const asked = biology.facts.find(({ ask }) => ask === text);
    const fact = type === 'true-false' ? stated : asked;
    const isRight = type === 'short-answer' && fact?.right.includes(correct[0] ?? '');
    return fact !== undefined && !quotes.includes(fact.quote) && !isRight;
  });
  expect(untrue.map(({ text }) => text)).toEqual(items.map(({ text }) => text));
});

it('plants no wrong key where no wrong answer is known', () => {
  const [fact] = biology.facts;
  if (!fact) throw new Error('The text has no facts');
  const idea = writeAboutFact(fact, { type: 'short-answer', random: () => 0, isTrue: true });
  if (!idea) throw new Error('The fact gives no question');
  const bare = { ...idea, facts: [{ ...fact, wrong: [] }] };
  expect(plantFault(bare, 'wrong-key', { facts: [], items: [], random: () => 0 })).toBe(undefined);
});

it('plants invented quotes, which are nowhere in the material', () => {
  const planting: Planting = { share: 1, kinds: ['invented-quote'] };
  const { items, planted } = write(biology.text, { planting });
  expect(planted).toHaveLength(items.length);
  const found = items.filter(({ quotes }) => quotes.some((quote) => biology.text.includes(quote)));
  expect(found).toEqual([]);
});

it('errs in a share of the questions, in other ones for another seed', () => {
  const items = ['1', '2', '3'].flatMap((seed) =>
    studyTexts.flatMap(({ text }) => write(text, { seed }).items),
  );
  const missed = (seed: string) =>
    solve(items, { errorShare: 0.05, seed })
      .filter(({ isAgreed }) => !isAgreed)
      .map(({ item }) => item.text);
  expect(missed('x').length / items.length).toBeGreaterThan(0.02);
  expect(missed('x').length / items.length).toBeLessThan(0.08);
  expect(missed('x')).toEqual(missed('x'));
  expect(missed('y')).not.toEqual(missed('x'));
});

it('answers nothing where the passage proves something else', () => {
  const [fact, other] = [biology.facts[0], biology.facts[9]];
  const blind = {
    no: 1,
    type: 'short-answer' as const,
    text: fact?.ask ?? '',
    options: [],
    columnA: [],
    columnB: [],
    passage: 1,
  };
  const passages = [markQuotes({ quotes: [other?.quote ?? ''] }, 1)];
  expect(solveItems({ task: { passages, solve: [blind] }, seed: 'a', errorShare: 0 })).toEqual([
    { no: 1, answer: [], isOnlyAnswer: false, isProven: false, flaw: '' },
  ]);
});

it('does its task whatever the material says', () => {
  const written = injectedDocuments.map(({ text }) => write(text));
  const types = mixed.map(({ type }) => type);
  expect(
    written.filter(({ items }) => new Set(items.map(({ type }) => type)).size < types.length),
  ).toEqual([]);
  expect(JSON.stringify(written)).not.toContain('evil.example');
});

type Option = { option: string; stem: string; others: string[] };

/** The share of keys found by taking the option with the highest score; ties are drawn by lot. */
function guess(items: WrittenItem[], score: (option: Option) => number): number {
  const hits = items.map(({ text, correct, wrong }) => {
    const options = [...correct, ...wrong];
    const scores = options.map((option) =>
      score({ option, stem: text, others: options.filter((other) => other !== option) }),
    );
    const best = Math.max(...scores);
    return scores[0] === best ? 1 / scores.filter((one) => one === best).length : 0;
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / items.length;
}

function common(one: string, other: string): number {
  return contentWords(one).intersection(contentWords(other)).size;
}
