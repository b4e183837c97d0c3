import type { WrittenItem } from '@engram/core/generation/model-contract.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { pickIndex, shuffle, type Random } from '@engram/core/seeded-random.ts';
import { fold, foldAnswer } from '../../study-texts/fold.ts';
import type { Fact, SetFact } from '../../study-texts/study-text.ts';
import type { FactWindow } from './find-facts.ts';
import { capitalise, contentWords, type Idea } from './written-idea.ts';

/** The types that ask for one fact. */
export type SingleType = Exclude<QuestionType, 'matching' | 'multiple-answer'>;

/** An item of a type about one fact, or nothing where the fact does not give one. */
export function writeAboutFact(
  fact: Fact,
  { type, random, isTrue }: { type: SingleType; random: Random; isTrue: boolean },
): Idea | undefined {
  const { ask, right, cloze, quote } = fact;
  const idea = (item: Partial<WrittenItem>) => ({
    item: fill({ type, quotes: [quote], topics: listTopics(fact), ...item }),
    facts: [fact],
  });
  switch (type) {
    case 'multiple-choice': {
      const wrong = pickWrong(fact, random);
      if (wrong.length < 3) return undefined;
      return idea({ text: ask, correct: [capitalise(right[0] ?? '')], wrong });
    }
    case 'true-false': {
      const { statement, falseStatements } = fact;
      if (falseStatements.length === 0) return undefined;
      const swapped = falseStatements[pickIndex(random, falseStatements.length)] ?? '';
      return idea({ text: isTrue ? statement : swapped, correct: [isTrue ? 'True' : 'False'] });
    }
    case 'short-answer':
      return idea({ text: ask, correct: right.slice(0, 1), accepted: right.slice(1) });
    case 'fill-in-blank': {
      if (!cloze) return undefined;
      const accepted = right.filter((answer) => answer !== cloze.answer);
      return idea({ text: cloze.text, correct: [cloze.answer], accepted });
    }
  }
}

/** Two or three right ones among five, never all of them. */
export function writeAboutSet(set: SetFact, random: Random): Idea {
  const { ask, quote, section } = set;
  const rightCount = 2 + pickIndex(random, 2);
  const right = shuffle(set.right, random).slice(0, rightCount).map(capitalise);
  const wrong = shuffle(set.wrong, random)
    .slice(0, 5 - right.length)
    .map(capitalise);
  const topics = listTopics(set);
  const quotes = [quote];
  const item = fill({ type: 'multiple-answer', text: ask, correct: right, wrong, quotes, topics });
  return { item, facts: [], set: { ...set, section } };
}

export function writeAboutWindow(window: FactWindow): Idea {
  const pairs = window.facts.map(({ right, describes }) => ({
    left: capitalise(right[0] ?? ''),
    right: capitalise(describes ?? ''),
  }));
  const { ask: text, quote } = window;
  const topics = listTopics(window);
  const item = fill({ type: 'matching', text, pairs, quotes: [quote], topics });
  return { item, facts: window.facts, window };
}

function listTopics({ section }: { section: string }): string[] {
  return section === '' ? [] : [section];
}

function fill({ type, ...item }: Partial<WrittenItem> & Pick<WrittenItem, 'type'>): WrittenItem {
  const empty = {
    text: '',
    correct: [],
    accepted: [],
    wrong: [],
    pairs: [],
    quotes: [],
    topics: [],
    explanation: '',
    hint: '',
  };
  return { type, ...empty, ...item };
}

/** Whether wrong answers can be longer as well as shorter than the right one. */
export function hasPlainLength(fact: Fact): boolean {
  const pool = listWrong(fact);
  const length = fact.right[0]?.length ?? 0;
  return pool.some((one) => one.length > length) && pool.some((one) => one.length < length);
}

/**
 * Three wrong answers that leave no cue: how many are longer than the right one is drawn by lot,
 * and those of about its length come first. All or none being longer is possible least often, so it
 * has more tickets.
 */
function pickWrong(fact: Fact, random: Random): string[] {
  const length = fact.right[0]?.length ?? 0;
  const byLength = listWrong(fact).toSorted(
    (one, other) => Math.abs(one.length - length) - Math.abs(other.length - length),
  );
  const pool = [...shuffle(byLength.slice(0, 6), random), ...byLength.slice(6)];
  if (pool.every((answer) => answer.length * 1.2 < length)) return [];
  const longer = pool.filter((answer) => answer.length > length);
  const others = pool.filter((answer) => answer.length <= length);
  const possible = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3].filter(
    (count) => count <= longer.length && 3 - count <= others.length,
  );
  const wanted = possible[pickIndex(random, possible.length)] ?? 0;
  // Where the right one is the longest it should not be so by far.
  const shorter = wanted === 0 ? byLength.filter((answer) => others.includes(answer)) : others;
  const chosen = [...longer.slice(0, wanted), ...shorter.slice(0, 3 - wanted)];
  const left = pool.filter((answer) => !chosen.includes(answer));
  return [...chosen, ...left].slice(0, 3).map(capitalise);
}

/** Those that repeat as many words of the question as the right one, and no word of the proof. */
function listWrong({ ask, quote, right, wrong }: Fact): string[] {
  const stem = contentWords(ask);
  const echoes = (answer: string) => contentWords(answer).intersection(stem).size;
  const inKey = echoes(right[0] ?? '');
  const proof = fold(quote);
  return wrong.filter((one) => echoes(one) === inKey && !proof.includes(foldAnswer(one)));
}
