import type {
  CardTask,
  ModelCard,
  WriteTask,
  WrittenItem,
} from '@engram/core/generation/model-contract.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { fold } from '../../study-texts/fold.ts';
import { studyTexts } from '../../study-texts/study-texts.ts';
import { findFacts, isKnown } from './find-facts.ts';
import { type Planted, spoilItems, type Writing } from './spoil-items.ts';
import { makeCardsByRule, remember, toCardItem } from './by-rule/write-by-rule.ts';
import { writeItems } from './write-items.ts';
import { capitalise } from './written-idea.ts';

/** A card is a question with its answer on the back, so it is written, or spoilt, as one. */
export function writeCards(writing: Writing<CardTask>): { cards: ModelCard[]; planted: Planted[] } {
  const { task, material, seed } = writing;
  if (isKnown(findFacts(material))) {
    const { items, planted } = writeItems({ ...writing, task: asQuestions(task) });
    return { cards: toCards(items, task), planted };
  }
  const made = makeCardsByRule(writing);
  const random = seedRandom(`${seed}:${material.length}:${JSON.stringify(task)}`);
  const ideas = remember(made.map(toCardItem), writing);
  const { items, planted } = spoilItems(ideas, { ...writing, facts: [], random });
  const cards = made.slice(0, items.length).map(({ type, back }, at) => {
    const { text = '', correct: [key = ''] = [], quotes = [] } = items[at] ?? {};
    const sides = type === 'term-definition' ? { front: key, back } : { front: text, back: key };
    return { type, ...sides, quotes };
  });
  return { cards, planted };
}

function asQuestions(task: CardTask): WriteTask {
  const { cards, difficulty, topics, language, asked, refused } = task;
  const gaps = countOf(task, 'fill-in-blank');
  const answers = cards.reduce((sum, { count }) => sum + count, 0) - gaps;
  // Some facts describe nothing, and give no term.
  const spare = countOf(task, 'term-definition');
  const write = [
    { type: 'short-answer', count: answers + spare } as const,
    { type: 'fill-in-blank', count: gaps } as const,
  ].filter(({ count }) => count > 0);
  const common = { difficulty, topics, language, asked: asked.flatMap(listAsked), refused };
  const rest = { trueStatements: 0, focus: 'facts', style: '', mathAndCode: false } as const;
  return { write, ...common, ...rest, answers: [] };
}

/** The items as cards, as many of each type as were asked for. */
function toCards(items: readonly WrittenItem[], task: CardTask): ModelCard[] {
  const answers = items.filter(({ type }) => type === 'short-answer');
  const terms = answers.filter(isOfTerm).slice(0, countOf(task, 'term-definition'));
  const others = answers.filter((item) => !terms.includes(item));
  const gaps = items.filter(({ type }) => type === 'fill-in-blank');
  const made = {
    'term-definition': terms.map(toTerm),
    'question-answer': others.map((item) => toCard(item, 'question-answer')),
    'fill-in-blank': gaps.map((item) => toCard(item, 'fill-in-blank')),
  };
  return task.cards.flatMap(({ type, count }) => made[type].slice(0, count));
}

function countOf({ cards }: CardTask, wanted: ModelCard['type']): number {
  return cards.reduce((sum, { type, count }) => sum + (type === wanted ? count : 0), 0);
}

function toCard({ text, correct: [back = ''], quotes }: WrittenItem, type: ModelCard['type']) {
  return { type, front: text, back, quotes };
}

function toTerm({ text, correct: [front = ''], quotes }: WrittenItem): ModelCard {
  const described = descriptions.get(fold(text)) ?? text;
  return {
    type: 'term-definition',
    front: capitalise(front),
    back: capitalise(described),
    quotes,
  };
}

function isOfTerm({ text }: WrittenItem): boolean {
  return descriptions.has(fold(text)) || !asks.has(fold(text));
}

const facts = studyTexts.flatMap((text) => text.facts);
const asks = new Set(facts.map(({ ask }) => fold(ask)));
const descriptions = new Map(
  facts.flatMap(({ ask, describes }) => (describes === null ? [] : [[fold(ask), describes]])),
);

/** A term on a card is the answer of a question. */
function listAsked(front: string): string[] {
  const known = facts.filter(({ right }) => right.some((one) => fold(one) === fold(front)));
  return [front, ...known.map(({ ask }) => ask)];
}
