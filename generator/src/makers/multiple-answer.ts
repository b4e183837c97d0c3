import { pickIndex, shuffle } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import { findEnumerations, type Enumeration } from '../analysis/find-enumerations.ts';
import type { ItemList } from '../analysis/find-lists.ts';
import { asAnswer } from '../analysis/names.ts';
import { contentWords } from '../content-words.ts';
import { countries } from '../data/place-names.ts';
import {
  explainAll,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { askMembers } from './enumeration-stems.ts';

type Several = {
  text: string;
  keys: readonly string[];
  distractors: readonly string[];
  quality: number;
  section: number;
  source: Range;
  explanation: string;
};

/** 'Which of these countries use the alternative vote?', from a list inside of a sentence. */
export const chooseEnumerated: Maker = function* chooseEnumerated({ analysis, random }) {
  const lists = findEnumerations(analysis.sentences, analysis);
  for (const list of shuffle(lists, random)) {
    const stem = askMembers(analysis, list);
    if (!stem) continue;
    const alike = shuffle(listAlike(analysis, list, lists), random);
    const kin = fitStrangers(analysis, list, stem.text, alike);
    // What else the text names would be told by its nature alone.
    const isKin = kin.length >= 2;
    const strangers = isKin
      ? kin
      : fitStrangers(analysis, list, stem.text, [
          ...alike,
          ...shuffle(listOthers(analysis, list, lists), random),
        ]);
    const keys = shuffle(list.members, random).slice(
      0,
      list.members.length > 3 ? 2 + pickIndex(random, 2) : 3,
    );
    const distractors = strangers.slice(0, Math.max(2, 5 - keys.length));
    if (keys.length < 2 || distractors.length < 2) continue;
    const { sentence } = list;
    yield makeSeveral(analysis, {
      text: stem.text,
      keys,
      distractors,
      quality: isKin ? stem.quality : Math.min(stem.quality, 0.1),
      section: sentence.section,
      source: sentence,
      explanation: explainAll(analysis, [sentence]),
    });
  }
};

/** What is surely of the same nature and yet no member: countries, people, siblings, a rival list. */
function listAlike(
  analysis: Analysis,
  list: Enumeration,
  lists: readonly Enumeration[],
): readonly string[] {
  const { kind, sentence } = list;
  const others = lists.filter((other) => other !== list && other.kind === kind);
  if (kind === 'country' || kind === 'name') {
    const known = others.filter((other) => areAlike(analysis, list, other));
    const named = [...known.flatMap(({ members }) => members), ...moreOf(analysis, list)];
    // A place may be a town, a realm or a continent, and one word of a name anything.
    const areFull = (names: readonly string[]) => names.every((name) => name.includes(' '));
    if (kind === 'country') return named;
    return natureOf(analysis, list) === 'person' && areFull(list.members)
      ? named.filter((name) => areFull([name]))
      : [];
  }
  const rivals = others.filter((other) => {
    const isNear = other.sentence.block === sentence.block;
    return other.sentence !== sentence && isNear;
  });
  const siblings = list.members.flatMap((name) => {
    const key = analysis.terms.find(name.toLowerCase())?.key;
    return key === undefined ? [] : analysis.families.siblingsOf(key);
  });
  return [
    ...rivals.flatMap(({ members }) => members),
    ...siblings.filter((term) => term.kind === kind).map(({ name }) => asAnswer(name)),
  ];
}

function listOthers(
  analysis: Analysis,
  list: Enumeration,
  lists: readonly Enumeration[],
): readonly string[] {
  const others = lists.filter(
    (other) => other !== list && other.kind === list.kind && areAlike(analysis, list, other),
  );
  return [...moreOf(analysis, list), ...others.flatMap(({ members }) => members)];
}

/** Others of the kind that the text names outside of lists. */
function moreOf({ terms }: Pick<Analysis, 'terms'>, list: Enumeration): string[] {
  const { kind, sentence, from } = list;
  const names = terms.all.filter(({ kind: own }) => own === 'name');
  if (kind === 'country')
    return names.filter(({ name }) => countries.has(name.toLowerCase())).map(({ name }) => name);
  if (kind === 'name') {
    const nature = natureOf({ terms }, list);
    if (nature === 'person')
      return terms.all.filter(({ kind: own }) => own === 'person').map(({ name }) => name);
    const places = names.filter(
      ({ name, isPlace: own, wordCount }) =>
        own &&
        wordCount === 1 &&
        !noPlaces.test(name) &&
        !months.has(name) &&
        !countries.has(name.toLowerCase()),
    );
    return nature === 'place' ? places.map(({ name }) => name) : [];
  }
  // A counted list is whole, so that whatever else the part explains does not belong to it.
  const isWhole = sentence.words.slice(0, from).some(({ tag }) => tag === 'NUM');
  const near = terms.all.filter(
    ({ name, isDefined, isMarked, isSubject, sections, kind: own, wordCount }) =>
      own === kind &&
      /^\p{Ll}/u.test(name) &&
      wordCount <= 2 &&
      sections.has(sentence.section) &&
      (isDefined || isMarked || isSubject),
  );
  return isWhole ? near.map(({ name }) => asAnswer(name)) : [];
}

/** Places beside places, people beside people: a name alone tells too little. */
function areAlike(analysis: Analysis, one: Enumeration, other: Enumeration): boolean {
  return one.kind !== 'name' || natureOf(analysis, one) === natureOf(analysis, other);
}

function natureOf(
  { terms }: Pick<Analysis, 'terms'>,
  { members, sentence, from }: Enumeration,
): string {
  const lead = sentence.words.slice(Math.max(0, from - 9), from);
  const isPlace =
    lead.some(({ lower }) => placeNouns.has(lower)) ||
    ['in', 'at', 'from', 'across'].includes(sentence.words[from - 1]?.lower ?? '') ||
    members.some((name) => countries.has(name.toLowerCase())) ||
    members.every((name) => terms.find(name.toLowerCase())?.isPlace);
  if (isPlace) return 'place';
  const isPerson = members.some((name) => terms.find(name.toLowerCase())?.kind === 'person');
  return isPerson ? 'person' : sentence.text;
}

const placeNouns = new Set(
  'towns cities ports states countries islands provinces colonies regions villages'.split(' '),
);

const noPlaces =
  /^(?:Europe|Asia|Africa|America|East|West|North|South|Parliament|Congress|God|Heaven|.*(?:ish|ese|ench|eek|erman|atin|talian))$/;

const months = new Set(
  'January February March April May June July August September October November December Christmas'.split(
    ' ',
  ),
);

function fitStrangers(
  analysis: Analysis,
  { sentence, members, kind }: Enumeration,
  stem: string,
  pool: readonly string[],
): string[] {
  const text = `${sentence.text} ${stem}`.toLowerCase();
  const own = new Set(members.flatMap(wordsIn));
  let claim: ReadonlySet<string> | undefined;
  const kept: string[] = [];
  for (const name of pool) {
    if (kept.length >= 3) break;
    const lower = name.toLowerCase();
    const words = wordsIn(name);
    if (text.includes(lower) || kept.some((other) => other.toLowerCase() === lower)) continue;
    if (words.some((word) => own.has(word)) && kind !== 'country') continue;
    if (kept.some((other) => wordsIn(other).some((word) => words.includes(word)))) continue;
    claim ??= contentWords(stem).difference(contentWords(members.join(' ')));
    if (!isSaidElsewhere(analysis, name, claim)) kept.push(name);
  }
  return kept;
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** A sentence that says most of the stem of the other one as well would make it right. */
function isSaidElsewhere(analysis: Analysis, name: string, claim: ReadonlySet<string>): boolean {
  const lower = name.toLowerCase();
  const [rarest = ''] = lower.split(' ').toSorted((one, other) => other.length - one.length);
  const numbers = analysis.sentencesWith.get(stemOfName(rarest)) ?? [];
  return numbers.some((no) => {
    const text = analysis.sentences[no]?.text ?? '';
    if (!text.toLowerCase().includes(lower)) return false;
    return claim.intersection(contentWords(text)).size >= Math.max(2, claim.size * 0.5);
  });
}

function stemOfName(word: string): string {
  return word.replace(/(?:ation|ing|ed|es|s|e|y)$/, '');
}

/** 'Which of the following are eukaryotes?' */
export const chooseMembers: Maker = function* chooseMembers(workshop) {
  const { analysis, random } = workshop;
  // What follows a colon is asked for as an enumeration.
  const lists = analysis.lists.filter(({ question, isBulleted }) => isBulleted || !question);
  for (const list of shuffle(lists, random)) {
    const { strangers, isRival } = strangersTo(workshop, list);
    const count = Math.min(list.members.length, 2 + pickIndex(random, 2));
    const keys = shuffle(list.members, random).slice(0, count).map(asAnswer);
    const distractors = strangers.slice(0, Math.max(2, 5 - keys.length)).map(asAnswer);
    if (keys.length < 2 || distractors.length < 2) continue;
    const text = list.question ?? `Which of the following are ${list.category}?`;
    const isSentence = list.isBulleted !== true;
    yield makeSeveral(analysis, {
      text,
      keys,
      distractors,
      // A heading is no kind of things; it serves where nothing better is left.
      quality: list.question?.includes('“') ? 0.05 : isRival ? 0.9 : 0.1,
      section: list.section,
      source: list,
      explanation: isSentence
        ? explainAll(analysis, [list])
        : `Listed under “${list.category}”: ${list.members.join(', ')}.`,
    });
  }
};

/** Members of other lists: of a rival, which stands beside it or is named alike, or else of any. */
function strangersTo(
  { analysis, random }: Workshop,
  list: ItemList,
): { strangers: string[]; isRival: boolean } {
  const own = new Set(list.members.map((name) => name.toLowerCase()));
  const passage = analysis.material.slice(list.start, list.end).toLowerCase();
  const others = analysis.lists.filter(
    ({ category, isBulleted }) => category !== list.category && isBulleted === list.isBulleted,
  );
  const membersOf = (lists: readonly ItemList[]) =>
    [...new Set(lists.flatMap(({ members }) => shuffle(members, random)))].filter(
      (name) => !own.has(name.toLowerCase()) && !passage.includes(name.toLowerCase()),
    );
  const rivals = membersOf(others.filter((other) => areRivals(list, other)));
  if (rivals.length >= 2) return { strangers: rivals, isRival: true };
  const near = others.toSorted(
    (one, other) => Math.abs(one.section - list.section) - Math.abs(other.section - list.section),
  );
  return { strangers: membersOf(near), isRival: false };
}

/** 'Bacteria and archaea are prokaryotes.' beside '… are eukaryotes.', 'Causes of …' beside 'Effects of …'. */
function areRivals(one: ItemList, other: ItemList): boolean {
  if (one.section === other.section) return true;
  const [mine, theirs] = [contentWords(one.category), contentWords(other.category)];
  return mine.size > 1 && theirs.size > 1 && mine.intersection(theirs).size > 0;
}

export function makeSeveral(analysis: Analysis, several: Several): Candidate {
  const { text, keys, distractors, quality, section, source, explanation } = several;
  return {
    section,
    quality,
    draft: {
      type: 'multiple-answer',
      text,
      keys,
      distractors,
      explanation,
      hint: `${keys.length} answers are right.`,
      source: sourceOf(analysis, source),
      topic: topicOf(analysis, section),
    },
  };
}
