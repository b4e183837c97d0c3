import type { Analysis } from '../analysis/analyse-text.ts';
import { capitalise, withoutStop } from '../analysis/clean-text.ts';
import { findEvents } from '../analysis/find-events.ts';
import { findMeanings, tells } from '../analysis/find-meanings.ts';
import { findDeeds } from '../analysis/find-people.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { asAnswer } from '../analysis/names.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { isSelfContained } from './is-self-contained.ts';
import type { Pair, Relation } from './relation.ts';
import { isRealTerm } from './spare-pairs.ts';
import { tablePairs } from './table-pairs.ts';

const meaning: Relation = {
  task: 'Match each term with its description.',
  check: 'Which of these terms are described correctly?',
  checkAgain: 'Which of these descriptions are correct?',
  quality: 0.95,
};
const named: Relation = {
  task: 'Match each name with its description.',
  check: 'Which of these names are described correctly?',
  checkAgain: 'Which of these descriptions are correct?',
  quality: 0.93,
};
const person: Relation = {
  task: 'Match the people with what they did.',
  check: 'Which of these people are matched with what they did?',
  checkAgain: 'Which of these pairings are correct?',
  quality: 0.91,
};
const year: Relation = {
  task: 'Match each year with what happened in it.',
  check: 'Which of these events are given their right year?',
  checkAgain: 'Which of these dates are correct?',
  quality: 0.9,
};
const deed: Relation = {
  task: 'Match each term with what it does.',
  check: 'Which of these terms are matched with what they do?',
  checkAgain: 'Which of these pairings are correct?',
  quality: 0.58,
};

/** For too few of each: what terms mean beside what they do. */
export const said: Relation = {
  task: 'Match each term with what is said about it.',
  check: 'Which of these terms are matched with what is said about them?',
  checkAgain: 'Which of these pairings are correct?',
  quality: 0.5,
};

export function isAboutTerm({ relation }: Pair): boolean {
  return relation === meaning || relation === deed;
}

/** What prose says that terms mean, as sentences without them: '_____ is a fall in prices.' */
export function definingPairs(analysis: Analysis): Pair[] {
  return listPairs(analysis).flatMap((pair): Pair[] => {
    const { left, right, relation, form, list } = pair;
    if (relation !== meaning || form !== 'noun' || list !== '' || !pair.isSound) return [];
    const isPlural = /[^siu]s$/.test(left) && !/^an? /i.test(right);
    const gap = `_____ ${isPlural ? 'are' : 'is'} ${right.slice(0, 1).toLowerCase()}${right.slice(1)}.`;
    return [{ ...pair, right: gap, form: isPlural ? 'plural' : 'singular' }];
  });
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
      // Entries of one part belong together, with or without empty lines between them.
      list: sentence.block.kind === 'prose' ? '' : String(sentence.section),
      form,
      isSound: isSelfContained(description),
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
    isSound: isSelfContained(found.event),
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
    isSound: isSelfContained(found.deed),
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
      !isRealTerm(term) ||
      isVague ||
      fact.subjectWords.filter(({ tag }) => tag !== 'PUNCT').length > 3 ||
      !isAskable(fact)
    )
      return [];
    const left = asAnswer(fact.name);
    const right = capitalise(withoutStop(phrase));
    if (tells(right, left)) return [];
    const common = { relation: deed, sentence: fact.sentence, list: '', form: '' };
    return [{ left, right, ...common, isSound: isSelfContained(right) }];
  });
}
