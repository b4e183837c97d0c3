import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import type { Fact } from '../analysis/fact.ts';
import { contentWords } from '../content-words.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { findNumbers, isBeside, isRanged } from '../analysis/find-numbers.ts';
import type { Term } from '../analysis/find-terms.ts';
import { isBeing } from '../analysis/parse-clause.ts';
import { findNameRuns } from '../analysis/name-runs.ts';
import type { Word } from '../analysis/read-words.ts';
import { bareNouns, dullNouns } from '../data/word-lists.ts';
import { calendarNames, demonym } from '../data/name-lists.ts';
import { echoes, hide, hideRange } from './cut-hole.ts';
import { mainStatement, mainWords } from './main-words.ts';
import { isBroken, mostWords, printsAlone } from './prints-alone.ts';

/** A statement with one hole. */
export type Blank = {
  text: string;
  answer: string;
  /** With the article that the hole swallowed. */
  accepted: readonly string[];
  /** Of the answer, unless it is a number. */
  term: Term | undefined;
  quality: number;
};

/** A hole that is not cut yet. */
type Hole = { quality: number; cut: () => Omit<Blank, 'quality'> | undefined };

/** The holes of a statement that only one answer fits, the best first. */
export function findBlanks(analysis: Analysis, fact: Fact, most: number): readonly Blank[] {
  const known = foundIn.get(fact);
  const found = known ?? { holes: findHoles(analysis, fact), blanks: [] };
  if (!known) foundIn.set(fact, found);
  const { holes, blanks } = found;
  while (blanks.length < most) {
    const hole = holes.shift();
    if (!hole) break;
    const made = hole.cut();
    if (!made) continue;
    // Too little beside the gap pins nothing down.
    const isThin = contentWords(made.text).size < (isTold(fact) ? 3 : 5);
    blanks.push({ ...made, quality: isThin ? Math.min(0.5, hole.quality) : hole.quality });
  }
  return blanks.slice(0, most);
}

/** Several makers ask for the blanks of the same fact; what is left of its holes is cut when needed. */
const foundIn = new WeakMap<Fact, { holes: Hole[]; blanks: Blank[] }>();

function findHoles(analysis: Analysis, fact: Fact): Hole[] {
  // An aside that may not be printed was likely misread.
  const isMisread = fact.origin === 'aside' || fact.words.length === 0;
  const isLong = fact.statement.split(' ').length > longest;
  const isPrinted = printsAlone(analysis, fact);
  const isPoor = isMisread || isLong || (!isPrinted && isBroken(analysis, fact));
  const share = isPrinted ? 1 : isPoor ? 0.3 : 0.5;
  const found = [...blankSubject(analysis, fact), ...blankInside(analysis, fact)];
  // What nobody would print whole is not better with a hole, unless the sentence explains it.
  const least = fact.sentence.stands && !isPoor ? 0.82 : share;
  const holes = [
    ...found.map((hole) => ({ ...hole, quality: share * hole.quality })),
    ...blankExplained(analysis, fact).map((hole) => ({
      ...hole,
      quality: Math.max(share, least) * hole.quality,
    })),
  ];
  holes.sort((one, other) => other.quality - one.quality);
  return holes;
}

const longest = 32;

/** A line or a sentence that says what a word means. */
function isTold({ shape, origin }: Fact): boolean {
  return shape === 'definition' || origin === 'entry' || origin === 'row' || origin === 'naming';
}

function blankSubject(analysis: Analysis, fact: Fact): Hole[] {
  const { origin, shape } = fact;
  const statement = mainStatement(analysis, fact);
  // 'Theodor Schwann' of 'physiologist Theodor Schwann'.
  const name = fact.isPerson ? fact.name.replace(/^(?:\p{Ll}+ )+/u, '') : fact.name;
  const term = analysis.terms.find(fact.key);
  if (!term || origin === 'agent' || fact.weight < 2 || !isAskable(fact)) return [];
  const [lower, lowerName] = [statement.toLowerCase(), name.toLowerCase()];
  const at = lower.indexOf(lowerName);
  const isFar = at > 50 && origin !== 'naming';
  if (
    at < 0 ||
    isFar ||
    lower.lastIndexOf(lowerName) !== at ||
    calendarNames.has(name.toLowerCase())
  )
    return [];
  const cut = () => {
    const rest = `${statement.slice(0, at)} ${statement.slice(at + name.length)}`;
    return echoes(rest, name) ? undefined : hide(statement, at, at + name.length, name, term);
  };
  const isLoose = origin === 'aside' && leansInAside(fact);
  const isKnown = isTold(fact);
  // Of several like ones only the right one fits; of a word without such ones many a synonym does.
  const hasSiblings = analysis.families.siblingsOf(fact.key).length > 0;
  const isPinned = fact.isName || hasSiblings || term.kind === 'acronym';
  const quality = isKnown
    ? 0.9
    : fact.isPerson
      ? 0.85
      : isPinned
        ? 0.75
        : Math.min(0.58, worthAsSubject(fact));
  // 'The _____ was the opening of the Baltic' says of nothing what it is.
  const isOnlyLike =
    shape === 'definition' &&
    origin === 'sentence' &&
    !fact.isName &&
    fact.phrase.startsWith('the ');
  const isSpoken = isEverywhere(analysis, term) || isInTitle(analysis, term.name);
  const isThin = fact.weight < 3 && origin === 'sentence';
  const most = isSpoken
    ? 0.4
    : isLoose || fact.isQuoted === true || isThin || (isOnlyLike && fact.being === 'was')
      ? 0.5
      : 1;
  return [{ quality: Math.min(quality, most), cut }];
}

/** What hangs on a name by ', which …' may belong to another word, and says little when short. */
function leansInAside({ phrase, weight, isPerson }: Fact): boolean {
  return weight < 3 || !isPerson || /\b(?:it|its|they|their|them|this|these)\b/.test(phrase);
}

/** 'Insulin lowers the sugar level' asks for more than 'Towns grew quickly' does. */
function worthAsSubject(fact: Fact): number {
  const { isPlural, weight, subjectWords, key, verb, subject, lead, rest } = fact;
  if (weight < 3 || bareNouns.has(key) || dullNouns.has(key)) return 0.3;
  if (/\bcalled \S/.test(subject)) return 0.75;
  // 'Murder is unlawful killing with …' says what it is, though without an article.
  const saysWhat = lead === '' && verb.length === 1 && isBeing(verb[0]);
  if (saysWhat && weight > 3 && rest[0]?.tag !== 'ADV' && rest[0]?.lower !== 'so')
    return isPlural ? 0.6 : 0.68;
  if (isPlural) return subjectWords.length > 1 ? 0.48 : 0.42;
  return 0.58;
}

function blankInside(analysis: Analysis, fact: Fact): Hole[] {
  const { sentence } = fact;
  const words = mainWords(fact);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || fact.origin !== 'sentence' || fact.weight < 2) return [];
  const range = { start: first.start, end: last.end };
  const subjectEnd = fact.verb[0]?.start ?? range.start;
  const holes: Hole[] = [];
  const push = (hole: Range, worth: number, term: Term | undefined) => {
    const { start, end } = hole;
    const inLead = fact.lead !== '' && start < (fact.subjectWords[0]?.start ?? 0);
    if ((start < subjectEnd && !inLead) || end > range.end || start < range.start) return;
    const [before, after] = [
      words.findLast((word) => word.end <= start),
      words.find((word) => word.start >= end),
    ];
    if (isBound(before, after, end) || isAside(words, start)) return;
    const isNamed = end === range.end && namesAtEnd(words, start);
    const isTopic =
      (term !== undefined && isEverywhere(analysis, term)) ||
      isInTitle(analysis, analysis.material.slice(start, end));
    const quality = isNamed ? 0.82 : isTopic ? 0.2 : worth;
    // 'A and _____' may be filled in many ways.
    // Nobody knows whom people had never heard of.
    const isDenied = words.some(
      (word) => denials.has(word.lower) && word.end < start && start - word.end < 30,
    );
    const isListed =
      joints.has(after?.lower ?? '') ||
      before?.tag === 'CCONJ' ||
      /^(?:as|like|including)$/.test(before?.lower ?? '');
    const cut = () => hideRange(analysis, range, hole, term);
    holes.push({ quality: quality - (isListed ? 0.35 : 0) - (isDenied ? 0.35 : 0), cut });
  };
  const mentions = analysis.terms.mentions.get(sentence.no) ?? [];
  const runs = findNameRuns(words).flatMap(({ from, end }) => {
    const own = words.slice(from, end);
    const [head] = own;
    const tail = own.at(-1);
    return head && tail ? [{ own, start: head.start, end: tail.end, next: words[end] }] : [];
  });
  for (const { own, start, end, next } of runs) {
    // 'French' of 'French occupation' is half of a name.
    const isHalf =
      next?.tag === 'NOUN' || own.every(({ tag, lower }) => tag === 'ADJ' || demonym.test(lower));
    // 'the Lord Mayor, Sir Thomas Bloodworth,' has two names for one.
    const isTitle = next?.lower === ',' && runs.some((run) => run.start === next.end + 1);
    if (isHalf || isTitle || end - start < 3) continue;
    const term = mentions.find((mention) => mention.start < end && mention.end > start)?.term;
    // 'In the United Kingdom the measure is …' would do with any other country.
    const isLead = !words.some((word) => word.end < start && /VERB|AUX/.test(word.tag));
    if (term?.key !== fact.key || fact.key === '')
      push({ start, end }, analysis.names.isPerson(own) ? 0.82 : isLead ? 0.5 : 0.66, term);
  }
  for (const { start, end, term } of mentions) {
    if (term.key === fact.key || runs.some((run) => run.start < end && run.end > start)) continue;
    push({ start, end }, fact.shape === 'definition' ? 0.15 : worthOf(term), term);
  }
  // Who sees the list can count it.
  const spots = fact.isCut ? [] : findNumbers(words);
  for (const spot of spots) {
    if (spot.form === 'spelled' && spot.start < subjectEnd && fact.lead === '') continue;
    if (spot.form === 'spelled' && spot.start === range.start) continue;
    const loose = spot.bound === 'exact' ? 0 : spot.form === 'year' ? 0.15 : 0.04;
    // One end of a range is no answer by itself, and 'the two' says of what before.
    if (spot.form !== 'year' && isRanged(words, spot.at)) continue;
    if (words[spot.at - 1]?.lower === 'the') continue;
    const worth =
      spot.form === 'year' ? 0.8 : spot.form === 'digits' ? 0.74 : spot.value > 2 ? 0.64 : 0.5;
    const cut = () => hideRange(analysis, range, spot, undefined);
    // 'the campaign of 1517' is only a name for it.
    const isName = spot.form === 'year' && words[spot.at - 1]?.lower === 'of' ? 0.2 : 0;
    const isPoor = spot.certainty !== 'exact' || isBeside(words, spot.at);
    // Nobody can know whether 600 or 620 is wanted.
    const most = spot.certainty === 'open' ? 0.3 : isPoor ? 0.45 : 1;
    holes.push({ quality: Math.min(most, worth - loose - isName), cut });
  }
  return holes;
}

/** 'Tears contain _____, an enzyme that breaks down …': the sentence itself says what is meant. */
function blankExplained(analysis: Analysis, fact: Fact): Hole[] {
  const { words, sentence, verb } = fact;
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || fact.origin !== 'sentence' || words.length > mostWords + 5) return [];
  const range = { start: first.start, end: last.end };
  const from = verb[0]?.start ?? words.find(({ tag }) => tag === 'VERB' || tag === 'AUX')?.start;
  const mentions = analysis.terms.mentions.get(sentence.no) ?? [];
  return mentions.flatMap(({ start, end, term }) => {
    const at = words.findIndex((word) => word.start >= end);
    const tail = words.slice(at + 1);
    const isExplained = words[at]?.lower === ',' && explaining.has(tail[0]?.lower ?? '');
    if (from === undefined || start < from || at < 0 || !isExplained || tail.length < 5) return [];
    if (term.key === fact.key || isEverywhere(analysis, term) || isInTitle(analysis, term.name))
      return [];
    if (tail.some(({ lower }) => leaningTails.has(lower))) return [];
    return [{ quality: 0.77, cut: () => hideRange(analysis, range, { start, end }, term) }];
  });
}

const explaining = new Set(['which', 'who', 'a', 'an', 'the']);
const leaningTails = new Set(
  'this these that those such however and but whereas while so although though'.split(' '),
);

const joints = new Set(['and', 'or', ',']);

const denials = new Set(['not', 'never', 'no', 'without', 'neither']);

/** In brackets stands what may as well be left out. */
function isAside(words: readonly Word[], start: number): boolean {
  const bracket = words.findLast(
    ({ lower, end }) => end <= start && (lower === '(' || lower === ')'),
  );
  return bracket?.lower === '(';
}

/** The words beside it belong to it, so that the hole would be half of something. */
function isBound(before: Word | undefined, after: Word | undefined, end: number): boolean {
  const next = after?.lower ?? '';
  if (/^['’]s?$/.test(next) || /^['’]s?$/.test(before?.lower ?? '')) return true;
  // A title in quotation marks.
  if (/["“”]/.test(`${before?.text ?? ''}${after?.text ?? ''}`)) return true;
  return (
    next === 'called' || next === 'known' || (next.endsWith('ing') && after?.start === end + 1)
  );
}

/** '… is called _____' and 'A tax that takes more from the rich is a _____'. */
function namesAtEnd(words: readonly Word[], start: number): boolean {
  const at = words.findIndex((word) => word.start >= start);
  const article = /^(?:an?|the)$/.test(words[at - 1]?.lower ?? '') ? 1 : 0;
  const verb = words[at - 1 - article]?.lower ?? '';
  if (verb === 'called' || verb === 'named' || verb === 'termed') return true;
  if (verb === 'as')
    return /^(?:known|classified|described|defined|referred|to)$/.test(
      words[at - 2 - article]?.lower ?? '',
    );
  const isDefined = /^(?:is|are)$/.test(verb) && words[at - 2 - article]?.tag !== 'PRON';
  const openers = words.slice(0, Math.max(0, at - 1 - article));
  return isDefined && openers.length > 4 && openers.some(({ lower }) => describing.has(lower));
}

const describing = new Set(['that', 'who', 'which', 'of', 'from', 'between', 'in', 'made']);

/** A word that the text explains; any other might be replaced by a like one. */
function worthOf({ isMarked, isDefined, kind, isSubject, count, wordCount }: Term): number {
  if (kind === 'acronym') return 0.6;
  if (isMarked) return 0.58;
  if (isDefined) return wordCount > 1 ? 0.55 : 0.5;
  if (isSubject && count > 1) return 0.4;
  return wordCount > 1 ? 0.1 : 0.2;
}

/** The subject of the whole text fits into any of its holes. */
export function isEverywhere({ sentences }: Analysis, { count }: Term): boolean {
  return count > 4 && count > sentences.length * 0.1;
}

/** What the title names stands above the text. */
function isInTitle({ material }: Analysis, name: string): boolean {
  const [title = ''] = material.slice(0, 120).split('\n');
  return name.length > 3 && title.length < 110 && title.toLowerCase().includes(name.toLowerCase());
}
