import { calendarNames } from '../data/name-lists.ts';
import { dullNouns, weakAdjectives } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import type { Fact } from './fact.ts';
import { isAskable } from './is-askable.ts';
import { keyOf } from './phrase-words.ts';
import { findNameRuns, isCapital, type NameRun } from './name-runs.ts';
import type { Naming } from './find-namings.ts';
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
  /** 'intact skin': a noun and how it is. */
  hasAdjective: boolean;
  /** Printed bold somewhere. */
  isMarked: boolean;
  /** The text says that something is called so, or becomes one. */
  isNamed: boolean;
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
type Phrase = { words: readonly Word[]; at: number };

export function findTerms(
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  place: Place & { namings?: readonly Naming[] },
): Terms {
  const terms = new Map<string, Term>();
  const mentions = new Map<number, Mention[]>();
  for (const sentence of sentences) {
    if (sentence.block.kind === 'row') {
      const name = rowName(sentence);
      if (name.length > 0) remember(terms, name, sentence, place)?.listedIn.add(sentence.section);
      continue;
    }
    const found: Mention[] = [];
    for (const { words, at } of phrasesOf(sentence.words, wholeRuns(sentence, place.material))) {
      const term = remember(terms, words, sentence, place);
      const [first] = words;
      const last = words.at(-1);
      const before = sentence.words[at - 1];
      if (term && ['in', 'at', 'from', 'near', 'across'].includes(before?.lower ?? ''))
        term.isPlace = true;
      // Bold print is about what it encloses, not about the first word of something longer.
      if (term && isMarked(words, at, place.material)) term.isMarked = true;
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
  for (const { key, words, sentence, isOutright, isPlural, kind } of place.namings ?? []) {
    if (kind !== 'word') continue;
    const term = terms.get(key) ?? remember(terms, words, sentence, place);
    if (!term) continue;
    if (isOutright) term.isDefined = true;
    term.isNamed = true;
    // The tagger takes the 'dwarfs' of 'brown dwarfs' for a verb.
    if (isPlural && term.kind === 'singular' && term.count < 2) term.kind = 'plural';
  }
  return { all: [...terms.values()], find: (key) => terms.get(key), mentions };
}

/** What a row of a table is about: its first cell, where that is a name or a noun. */
export function rowName({ block, words }: Sentence): readonly Word[] {
  const [cell] = block.cells ?? [];
  if (!cell || (block.cells?.length ?? 0) < 2) return [];
  const own = words.filter(({ start, end }) => start >= cell.start && end <= cell.end);
  return own.length <= 5 && own.some(isNounTag) && /^\p{L}/u.test(own[0]?.text ?? '') ? own : [];
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
function phrasesOf(words: readonly Word[], bold: readonly NameRun[]): Phrase[] {
  const phrases: Phrase[] = [];
  const runs = new Map(findNameRuns(words).map((run) => [run.from, run.end]));
  const whole = new Map(bold.map((run) => [run.from, run.end]));
  let run: Word[] = [];
  const close = (end: number) => {
    let at = end - run.length;
    while (run[0] && isNoBeginning(run[0], words[0])) {
      run.shift();
      at += 1;
      // What hangs on a hyphen goes with its first part.
      while (run[0]?.text === '-') {
        run.splice(0, 2);
        at += 2;
      }
    }
    while (run.length > 0 && !isNounTag(run.at(-1)) && !endsCompound(run)) run.pop();
    if (run.length > 0 && countParts(run) <= 4) phrases.push({ words: run, at });
    run = [];
  };
  for (let no = 0; no < words.length; no += 1) {
    const word = words[no];
    if (!word) break;
    const boldEnd = whole.get(no);
    if (boldEnd !== undefined) {
      close(no);
      phrases.push({ words: words.slice(no, boldEnd), at: no });
      no = boldEnd - 1;
      continue;
    }
    const end = runs.get(no);
    if (end !== undefined && isWholeName(words, no, end)) {
      close(no);
      phrases.push({ words: words.slice(no, end), at: no });
      no = end - 1;
      continue;
    }
    const compound = endOfCompound(words, no);
    if (compound > no + 1) {
      const joined = words.slice(no, compound);
      const goesOn = isNounTag(words[compound]) || words[compound]?.tag === 'ADJ';
      const isTerm = goesOn || isNounTag(joined.at(-1)) || isNounLike(words, no);
      if (run.length > 0 && isNounTag(run.at(-1)) && !isNounTag(joined.at(-1))) close(no);
      if (isTerm) run.push(...joined);
      else close(no);
      if (isTerm && !goesOn) close(compound);
      no = compound - 1;
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

function isNoBeginning(word: Word, opening: Word | undefined): boolean {
  return (
    weakAdjectives.has(word === opening ? word.lower : word.text) || !/^[\p{L}\d]/u.test(word.text)
  );
}

/** The end of a word with hyphens: 'close-up', '180-degree'. It is never cut. */
function endOfCompound(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (
    words[end]?.text === '-' &&
    words[end]?.start === words[end - 1]?.end &&
    words[end + 1]?.start === words[end]?.end &&
    /^[\p{L}\d]/u.test(words[end + 1]?.text ?? '')
  )
    end += 2;
  return end;
}

function endsCompound(run: readonly Word[]): boolean {
  return run.at(-2)?.text === '-';
}

/** 'a close-up' is a thing by the word before it. */
function isNounLike(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.tag === 'DET' && words[at]?.tag !== 'NUM';
}

function countParts(words: readonly Word[]): number {
  return words.length - 2 * words.filter(({ text }) => text === '-').length;
}

/** What a line explains, and what bold print encloses where that is a term and no sentence. */
function wholeRuns({ words, block, start }: Sentence, material: string): NameRun[] {
  const runs: NameRun[] = [];
  const { term } = block;
  const isEntry = term !== undefined && start <= term.start;
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from];
    const opens = isEntry ? word?.start === term.start : opensMark(material, word);
    if (!opens) continue;
    const end = isEntry
      ? words.findLastIndex((other) => other.end <= term.end) + 1
      : words.findIndex((other, no) => no >= from && closesMark(material, other)) + 1;
    const own = words.slice(from, end);
    const isCode = material.charAt((word?.start ?? 0) - 1) === '`';
    const isSubject = isCode || (from > 0 && isLikeVerb(words, end));
    const around = { before: words[from - 1], next: isSubject ? undefined : words[end], isCode };
    if (isTermRun(own, around, isEntry)) runs.push({ from, end });
    if (isEntry) break;
    if (end > from) from = end - 1;
  }
  return runs;
}

/** 'deals' of 'The **loop** deals with speech', which the tagger takes for a noun. */
function isLikeVerb(words: readonly Word[], at: number): boolean {
  const [word, after] = [words[at], words[at + 1]];
  if (!word || !/[^su]s$/.test(word.lower) || isPluralNoun(words[at - 1])) return false;
  return ['ADP', 'DET', 'NUM', 'PRON'].includes(after?.tag ?? '');
}

type Around = { before: Word | undefined; next: Word | undefined; isCode: boolean };

function isTermRun(
  own: readonly Word[],
  { before, next, isCode }: Around,
  isEntry: boolean,
): boolean {
  if (countParts(own) > 5 || own.length < (isEntry ? 1 : 2)) return false;
  if (own.some(({ tag }) => tag === 'AUX')) return false;
  if (own.some(({ tag, text, lower }) => (tag === 'PUNCT' && text !== '-') || lower === 'the'))
    return false;
  // 'A **match on action**' has no verb, whatever the tagger takes 'match' for.
  const hasVerb = own.some(({ tag }, no) => tag === 'VERB' && (no > 0 || before?.tag !== 'DET'));
  return isEntry || isCode || (!isNounTag(next) && !hasVerb);
}

/** Printed bold, as code or in italics, which for capitals are those of a title. */
function isMarked(words: readonly Word[], at: number, material: string): boolean {
  const [first, ...others] = words;
  if (!opensMark(material, first) || !closesMark(material, words.at(-1))) return false;
  const isItalic =
    first !== undefined &&
    /(?<![*_])[*_]$/.test(material.slice(Math.max(0, first.start - 2), first.start));
  return !isItalic || (!others.some(isCapital) && (at === 0 || !isCapital(first)));
}

function opensMark(material: string, word: Word | undefined): boolean {
  return word !== undefined && /[*_`]/.test(material.charAt(word.start - 1));
}

function closesMark(material: string, word: Word | undefined): boolean {
  return word !== undefined && /^:?[*_`]/.test(material.slice(word.end, word.end + 2));
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
  // 'Condition: a term so important that …' is a term where a line explains it.
  const isEntry = first.start === sentence.block.term?.start;
  if (isDull && !isEntry && !names.isName(last)) return undefined;
  const term: Term = {
    key,
    name: names[sentence.block.term || sentence.block.cells ? 'asTerm' : 'inSentence'](
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
    wordCount: countParts(words),
    // At the beginning of a sentence the tagger cannot tell 'intact' from a name.
    hasAdjective: words.length === 2 && (first.tag === 'ADJ' || first.wasName === true),
    isMarked: false,
    isNamed: false,
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
