import { calendarNames } from '../data/name-lists.ts';
import { dullNouns, weakAdjectives } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { isAskable } from './is-askable.ts';
import { keyOf } from './phrase-words.ts';
import { findNameRuns, isCapital } from './name-runs.ts';
import type { Names } from './names.ts';
import { isNounTag, isPluralNoun } from './retag.ts';
import type { Word } from './read-words.ts';
import { stemOf, type Sentence } from './sentence.ts';
import type { NameSort } from './sort-names.ts';

export const termKinds = ['person', 'name', 'acronym', 'plural', 'singular'] as const;
export type TermKind = (typeof termKinds)[number];

/** A word or phrase that the text is about. */
export type Term = {
  key: string;
  /** As in the middle of a sentence. */
  name: string;
  kind: TermKind;
  /** Of a name, where the text tells. */
  sort: NameSort | undefined;
  stems: ReadonlySet<string>;
  /** The noun at its end: 'membrane' of 'cell membrane'. */
  head: string;
  sections: Set<number>;
  /** Where a line of its own explains it. */
  listedIn: Set<number>;
  count: number;
  /** The text says what it is or does. */
  isDefined: boolean;
  /** The subject of a sentence somewhere. */
  isSubject: boolean;
  wordCount: number;
  /** Printed bold somewhere. */
  isMarked: boolean;
  /** Follows 'in', 'at' or 'from' somewhere: a place, for a name. */
  isPlace: boolean;
  /** Counted by a number: 'miles', 'tonnes'. */
  isUnit: boolean;
};

export type Mention = Range & { term: Term };

export type Terms = {
  all: readonly Term[];
  find(key: string): Term | undefined;
  /** By the number of the sentence. */
  mentions: ReadonlyMap<number, readonly Mention[]>;
};

type Place = { material: string; names: Names };

export function findTerms(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  place: Place,
): Terms {
  const terms = new Map<string, Term>();
  const mentions = new Map<number, Mention[]>();
  for (const sentence of sentences) {
    if (sentence.block.kind === 'row') continue;
    const found: Mention[] = [];
    for (const { words, at } of phrasesOf(sentence.words)) {
      const term = remember(terms, words, sentence, place);
      const [first] = words;
      const last = words.at(-1);
      const before = sentence.words[at - 1];
      if (term && ['in', 'at', 'from', 'near', 'across'].includes(before?.lower ?? ''))
        term.isPlace = true;
      if (
        term &&
        first &&
        /(?:\*\*|__)$/.test(place.material.slice(Math.max(0, first.start - 2), first.start))
      )
        term.isMarked = true;
      if (term && isCalled(sentence.words, at, words.length)) term.isDefined = true;
      if (term && before?.tag === 'NUM') term.isUnit = true;
      if (term && first && last) found.push({ term, start: first.start, end: last.end });
    }
    mentions.set(sentence.no, found);
  }
  for (const fact of facts) {
    if (!isAskable(fact)) continue;
    const term = terms.get(fact.key) ?? remember(terms, fact.subjectWords, fact.sentence, place);
    if (!term) continue;
    if (fact.isPerson) {
      term.kind = 'person';
      term.sort = 'person';
    }
    term.isSubject = true;
    if (fact.origin === 'entry' || fact.origin === 'row') term.listedIn.add(fact.sentence.section);
    if (fact.shape === 'definition' || explained.has(fact.origin)) term.isDefined = true;
  }
  return { all: [...terms.values()], find: (key) => terms.get(key), mentions };
}

/** 'a process known as leaching' explains its last word. */
function isCalled(words: readonly Word[], at: number, length: number): boolean {
  const isPart = words[at + length]?.text === '-' || words[at - 1]?.text === '-';
  if (isPart || words.slice(at, at + length).some(isCapital)) return false;
  // 'what is called declarative' says how a thing is.
  if (length === 1 && /(?:ive|al|ic|ous|ary)$/.test(words[at]?.lower ?? '')) return false;
  // 'the father of soil conservation' is no term.
  if (words[at + length]?.lower === 'of') return false;
  const article = /^(?:an?|the)$/.test(words[at - 1]?.lower ?? '') ? 1 : 0;
  const before = words[at - 1 - article]?.lower ?? '';
  if (/^(?:called|termed)$/.test(before)) return true;
  return before === 'as' && words[at - 2 - article]?.lower === 'known';
}

const explained: ReadonlySet<Fact['origin']> = new Set(['entry', 'row', 'naming']);

/** Names as a whole, and runs of adjectives and nouns that end in a noun. */
function phrasesOf(words: readonly Word[]): { words: Word[]; at: number }[] {
  const phrases: { words: Word[]; at: number }[] = [];
  const runs = new Map(findNameRuns(words).map((run) => [run.from, run.end]));
  let run: Word[] = [];
  const close = (end: number) => {
    let at = end - run.length;
    while (
      run[0] &&
      (weakAdjectives.has(run[0] === words[0] ? run[0].lower : run[0].text) ||
        !/^\p{L}/u.test(run[0].text))
    ) {
      run.shift();
      at += 1;
    }
    while (run.length > 0 && !isNounTag(run.at(-1))) run.pop();
    if (run.length > 0 && run.length <= 4) phrases.push({ words: run, at });
    run = [];
  };
  for (let no = 0; no < words.length; no += 1) {
    const word = words[no];
    if (!word) break;
    const end = runs.get(no);
    if (end !== undefined && isWholeName(words, no, end)) {
      close(no);
      phrases.push({ words: words.slice(no, end), at: no });
      no = end - 1;
      continue;
    }
    // 'Sainte-Laguë method' is not cut at its hyphen.
    const joined = words.slice(no, end ?? no);
    if (end !== undefined && run.length === 0 && joined.some(({ text }) => text === '-')) {
      run.push(...joined);
      no = end - 1;
      continue;
    }
    const isPart = isNounTag(word) || (word.tag === 'ADJ' && /^\p{L}/u.test(word.text));
    const touches = run.length > 0 && isNounTag(run.at(-1)) && word.tag === 'ADJ';
    if (!isPart || touches) close(no);
    if (isPart) run.push(word);
  }
  close(words.length);
  return phrases;
}

/** Not 'British' of 'British troops' nor 'Hare' of 'Hare quota'. */
function isWholeName(words: readonly Word[], from: number, end: number): boolean {
  if (isNounTag(words[end]) || end - from > 6) return false;
  return end - from > 1 || isNounTag(words[from]);
}

function remember(
  terms: Map<string, Term>,
  words: readonly Word[],
  sentence: Sentence,
  { material, names }: Place,
): Term | undefined {
  const key = keyOf(words);
  const known = terms.get(key);
  if (known) {
    known.count += 1;
    known.sections.add(sentence.section);
    return known;
  }
  const [first] = words;
  const last = words.at(-1);
  if (words.length === 1 && calendarNames.has(key)) return undefined;
  if (!first || !last || key.length < 2 || /[^\p{L}\d\s'’/.&-]/u.test(key)) return undefined;
  const isDull = words.length === 1 && (dullNouns.has(last.lower) || last.lower.length < 3);
  if (isDull && !names.isName(last)) return undefined;
  const term: Term = {
    key,
    name: names[sentence.block.term ? 'asTerm' : 'inSentence'](
      words,
      cleanText(material.slice(first.start, last.end)),
    ),
    kind: kindOf(words, names),
    sort: words.some(isCapital) ? names.sortOf(words) : undefined,
    stems: new Set(words.map(stemOf)),
    head: last.lemma.toLowerCase(),
    sections: new Set([sentence.section]),
    listedIn: new Set(),
    count: 1,
    isDefined: false,
    isSubject: false,
    wordCount: words.length,
    isMarked: false,
    isPlace: false,
    isUnit: false,
  };
  terms.set(key, term);
  return term;
}

function kindOf(words: readonly Word[], names: Names): TermKind {
  const last = words.at(-1);
  if (words.length === 1 && /^[\p{Lu}\d][\p{Lu}\d/.-]+s?$/u.test(last?.text ?? ''))
    return 'acronym';
  if (names.isPerson(words)) return 'person';
  if (words.every((word) => names.isName(word)) || names.sortOf(words) !== undefined)
    return isPluralNoun(last) && words.length === 1 ? 'plural' : 'name';
  return isPluralNoun(last) ? 'plural' : 'singular';
}
