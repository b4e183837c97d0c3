import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, cleanText, withoutStop } from '../analysis/clean-text.ts';
import { findEvents } from '../analysis/find-events.ts';
import { findMeanings, tells } from '../analysis/find-meanings.ts';
import { findDeeds } from '../analysis/find-people.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { asAnswer } from '../analysis/names.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { contentWords } from '../content-words.ts';

/** What holds between the two sides of all pairs of one question. */
export type Relation = {
  task: string;
  /** What a pair is made of, for a question with several right answers: 'term and description'. */
  sides: string;
  /** The same question in other words. */
  check: string;
  quality: number;
};

export type Pair = {
  left: string;
  right: string;
  relation: Relation;
  sentence: Sentence;
  /** Pairs of one list were written side by side, so they read alike. */
  list: string;
  /** Pairs of one form read alike wherever they stand. */
  form: string;
};

const meaning: Relation = {
  task: 'Match each term with its description.',
  sides: 'term and description',
  check: 'Which of these terms are explained correctly?',
  quality: 0.95,
};
const named: Relation = {
  task: 'Match each name with its description.',
  sides: 'name and description',
  check: 'Which of these names are described correctly?',
  quality: 0.93,
};
const year: Relation = {
  task: 'Match each year with what happened in it.',
  sides: 'year and event',
  check: 'Which of these events happened in the year beside them?',
  quality: 0.93,
};
const person: Relation = {
  task: 'Match the people with what they did.',
  sides: 'person and deed',
  check: 'Which of these people are paired with what they did?',
  quality: 0.93,
};
const deed: Relation = {
  task: 'Match each one with what it does.',
  sides: 'term and function',
  check: 'Which of these do what stands beside them?',
  quality: 0.74,
};

/** For too few of each: what terms mean beside what they do. */
export const said: Relation = {
  task: 'Match each term with what is said about it.',
  sides: 'term and statement',
  check: 'Which of these terms stand beside what is said about them?',
  quality: 0.63,
};

export function isAboutTerm({ relation }: Pair): boolean {
  return relation === meaning || relation === deed;
}

/** Every pair that the text gives, each thing once; made once for a text. */
export function listPairs(analysis: Analysis): readonly Pair[] {
  const known = pairsOf.get(analysis);
  if (known) return known;
  const seen = new Set<string>();
  const pairs = [
    ...tablePairs(analysis),
    ...meaningPairs(analysis),
    ...yearPairs(analysis),
    ...personPairs(analysis),
    ...deedPairs(analysis),
  ].filter(({ left, right, relation }) => {
    const key = `${relation.task}|${left.toLowerCase()}`;
    const isNew = !seen.has(key) && !seen.has(right.toLowerCase());
    seen.add(key).add(right.toLowerCase());
    return isNew;
  });
  pairsOf.set(analysis, pairs);
  return pairs;
}

// Goes with the analysis it belongs to.
const pairsOf = new WeakMap<Analysis, readonly Pair[]>();

function meaningPairs({ sentences, facts, material, names }: Analysis): Pair[] {
  return findMeanings(sentences, facts, { material, names }).map(
    ({ term, description, form, sentence }) => ({
      left: term,
      right: description,
      relation: isNamed(term, sentence) ? named : meaning,
      sentence,
      list: sentence.block.kind === 'prose' ? '' : String(sentence.block.group),
      form,
    }),
  );
}

/** A name in prose has a capital; a term of a list may have one for being first. */
function isNamed(term: string, { block, text }: Sentence): boolean {
  if (block.kind !== 'prose' || /^\p{Lu}[\p{Lu}\d-]+$/u.test(term)) return false;
  const inText = text.indexOf(term);
  return inText > 0 || / \p{Lu}/u.test(term);
}

function yearPairs({ sentences, material, names }: Analysis): Pair[] {
  return findEvents(sentences, { material, names }).map((found) => ({
    left: found.year,
    right: found.event,
    relation: year,
    sentence: found.sentence,
    list: '',
    form: '',
  }));
}

function personPairs({ sentences, material, names }: Analysis): Pair[] {
  return findDeeds(sentences, { material, names }).map((found) => ({
    left: found.person,
    right: found.deed,
    relation: person,
    sentence: found.sentence,
    list: '',
    form: '',
  }));
}

/** Things of the text and what they do, in the present: 'The vacuole stores water'. */
function deedPairs({ facts, terms }: Analysis): Pair[] {
  return facts.flatMap((fact): Pair[] => {
    const { shape, origin, isPerson, isName, isPlural, lead, isCut, isGuarded, verb, phrase } =
      fact;
    if (shape !== 'deed' || origin !== 'sentence' || isPerson || isPlural) return [];
    // 'the D'Hondt method' is a thing with a name in it; 'Japan' is a name.
    if (isName && /^\p{Lu}/u.test(fact.subjectWords.at(-1)?.text ?? 'X')) return [];
    if (lead !== '' || isCut || isGuarded || fact.weight < 3 || phrase.length > 110) return [];
    const [first] = verb;
    if (!first || !/[^s]s$/.test(first.lower) || /^(?:is|has|was|does)$/.test(first.lower))
      return [];
    const isVague = /\b(?:it|its|them|they|their|this|these|such)\b|, \S+ \S+s /i.test(phrase);
    const term = terms.find(fact.key);
    if (
      !term ||
      isVague ||
      fact.subjectWords.filter(({ tag }) => tag !== 'PUNCT').length > 3 ||
      !isAskable(fact)
    )
      return [];
    const left = asAnswer(fact.name);
    const right = capitalise(withoutStop(phrase));
    if (tells(right, left)) return [];
    return [{ left, right, relation: deed, sentence: fact.sentence, list: '', form: '' }];
  });
}

/** A column of a table beside its first one. */
function tablePairs({ sentences, material }: Analysis): Pair[] {
  const relations = new Map<string, Relation>();
  return sentences.flatMap((sentence) => {
    const { cells = [], header = [], group, section } = sentence.block;
    const [first, ...others] = cells;
    const [title] = header;
    if (!first || !title || cells.length !== header.length) return [];
    const read = ({ start, end }: { start: number; end: number }) =>
      withoutStop(cleanText(material.slice(start, end)));
    return others.flatMap((cell, no): Pair[] => {
      const column = header[no + 1];
      const left = asAnswer(read(first));
      const right = capitalise(read(cell));
      if (!column || left.length > 40 || right.length < 2 || right.length > 140) return [];
      if (tells(right, left) || right === '–' || right === '-') return [];
      const list = `${section}.${group}.${no}`;
      const relation = relations.get(list) ?? columnRelation(read(title), read(column));
      relations.set(list, relation);
      return [{ left, right, relation, sentence, list, form: '' }];
    });
  });
}

function columnRelation(title: string, column: string): Relation {
  const thing = lowerFirst(title);
  const isPhrase =
    /^(?:what|where|when|how|why|who|found|made|used|leads)\b|\b(?:in|to|by|for|of|at|from|with|happens|stays|is|are)$|\s(?:food|water) stays\b/i.test(
      column,
    ) || column.split(' ').length > 3;
  const isExplained = /^(?:meaning|definition|description|explanation)$/i.test(column);
  return {
    task: isPhrase
      ? `Match each ${thing} with the right entry for “${column}”.`
      : `Match each ${thing} with its ${lowerFirst(column)}.`,
    sides: isPhrase ? `${thing} and entry for “${column}”` : `${thing} and ${lowerFirst(column)}`,
    check: `Which rows give the right ${isPhrase ? `entry for “${column}”` : lowerFirst(column)} of the ${thing}?`,
    quality: isExplained ? 0.95 : 0.9,
  };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** No two that could change places: neither side says or means what another one does. */
export function areApart(one: Pair, other: Pair): boolean {
  if (one.left === other.left || one.right === other.right) return false;
  if (one.left.toLowerCase().includes(other.left.toLowerCase())) return false;
  if (other.left.toLowerCase().includes(one.left.toLowerCase())) return false;
  if (names(one.right, other.left) || names(other.right, one.left)) return false;
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const common = mine.intersection(theirs).size;
  return common < Math.max(2, Math.min(mine.size, theirs.size) * 0.7);
}

const known = new WeakMap<Pair, ReadonlySet<string>>();

function wordsOf(pair: Pair): ReadonlySet<string> {
  const before = known.get(pair);
  if (before) return before;
  const words = contentWords(pair.right);
  known.set(pair, words);
  return words;
}

function names(right: string, left: string): boolean {
  return left.length > 3 && right.toLowerCase().includes(left.toLowerCase());
}
