import { pickIndex, shuffle, type Random } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Term } from '../analysis/find-terms.ts';
import { asAnswer } from '../analysis/names.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { demonym } from '../data/name-lists.ts';
import { countries } from '../data/place-names.ts';
import { commonVerbs, dullNouns, roles } from '../data/word-lists.ts';
import type { Workshop } from './candidate.ts';
import { mightHold } from './might-hold.ts';

type Wanted = {
  /** The term asked for. */
  key: Term;
  sentence: Sentence;
  /** What the stem says already. */
  stem: string;
  /** As the sentence uses it; a term may stand in the plural elsewhere. */
  isPlural?: boolean;
  /** Asked for by a description in quotation marks, which fits words of any number. */
  isQuoted?: boolean;
  /** Nouns that are only talked about may stand beside each other: for want of better ones. */
  isLoose?: boolean;
};

/** Three other terms of the same kind of which the statement is not true; fewer when there are none. */
export function pickTerms({ analysis, random }: Workshop, wanted: Wanted): string[] {
  const ranked = rankRivals(analysis, random, wanted);
  return pickByLength(
    asAnswer(wanted.key.name),
    ranked.map(({ name }) => asAnswer(name)),
    random,
  );
}

/** The same for one: a term that makes the statement false. */
export function pickRival(
  workshop: Workshop,
  wanted: Wanted,
  isFit: (term: Term) => boolean,
): Term | undefined {
  return rankRivals(workshop.analysis, workshop.random, wanted).find(isFit);
}

function rankRivals(
  analysis: Analysis,
  random: Random,
  { key, sentence, stem, isPlural, isQuoted = false, isLoose = false }: Wanted,
): Term[] {
  const lowerStem = stem.toLowerCase();
  const { section } = sentence;
  const pools = poolsOf(analysis, isLoose);
  const groups = isQuoted ? ['singular', 'plural'] : [groupOf(key, isPlural)];
  const pool = groups.flatMap((group) => pools.get(group) ?? []);
  const scored = rivalsOf(pool, section, random).map((term) => ({
    term,
    score: affinity(term, key, section) + random() * 0.8,
  }));
  scored.sort((one, other) => other.score - one.score);
  const fit: Term[] = [];
  for (const { term } of scored.slice(0, 40)) {
    if (fit.length >= 7) break;
    if (lowerStem.includes(term.name.toLowerCase())) continue;
    if (!isLoose && (areUnlike(term, key) || isTitle(analysis, term.name))) continue;
    if (term.key === key.key || areNested(term, key) || fit.some((other) => areNested(other, term)))
      continue;
    if (!mightHold(analysis, term, { key, sentence })) fit.push(term);
  }
  const explained = key.isDefined ? fit.filter((term) => term.isDefined || term.isMarked) : [];
  if (!isQuoted && explained.length >= 3) return explained;
  // The other entries of one list are the best; the rest only fills up.
  const near = isQuoted ? fit.filter(({ listedIn }) => listedIn.has(section)) : [];
  return near.length > 0
    ? [...near, ...fit.filter((term) => !near.includes(term))].slice(0, Math.max(3, near.length))
    : fit;
}

/** Names stand beside names of the same sort only, words beside words of the same number. */
function groupOf({ kind, sort }: Term, isPlural: boolean | undefined): string {
  if (sort) return sort;
  if (isPlural === undefined || (kind !== 'singular' && kind !== 'plural')) return kind;
  return isPlural ? 'plural' : 'singular';
}

/** All from the same section, and some from the rest of a long text. */
function rivalsOf(pool: readonly Term[], section: number, random: Random): readonly Term[] {
  if (pool.length <= mostRivals) return pool;
  const near = pool.filter(({ sections }) => sections.has(section)).slice(0, mostRivals);
  const from = Math.floor(random() * pool.length);
  const others = [
    ...pool.slice(from, from + mostRivals),
    ...pool.slice(0, Math.max(0, from + mostRivals - pool.length)),
  ];
  return [...new Set([...near, ...others])];
}

const mostRivals = 50;

type Pools = ReadonlyMap<string, readonly Term[]>;

function poolsOf({ terms }: Analysis, isLoose: boolean): Pools {
  const kept = isLoose ? loosePools : surePools;
  const known = kept.get(terms.all);
  if (known) return known;
  const made = Map.groupBy(terms.all.filter(isLoose ? isRival : isSure), (term) =>
    groupOf(term, undefined),
  );
  kept.set(terms.all, made);
  return made;
}

// They go with the analysis they belong to.
const surePools = new WeakMap<readonly Term[], Pools>();
const loosePools = new WeakMap<readonly Term[], Pools>();

/** A name of a known sort, or a word that the text explains or prints bold. */
export function isSure(term: Term): boolean {
  const { sort, isDefined, isMarked, kind, name } = term;
  if (sort) return sort !== 'language' && term.wordCount < 7;
  if (isDefined || isMarked) return !/^\w+est\b|\bsuch\b/.test(name);
  // 'D'Hondt method' is the name of a method.
  if (commonVerbs.has(term.head)) return false;
  return kind === 'singular' && /\p{Lu}/u.test(name) && / \p{Ll}+$/u.test(name) && !isForeign(name);
}

/** What the whole text is about is no answer, and no option beside others. */
export function isTitle({ sections, material }: Analysis, name: string): boolean {
  const lower = name.toLowerCase();
  // A title with nothing below it is no section.
  const first = material.startsWith('#') ? material.slice(0, material.indexOf('\n')) : '';
  return [sections[0]?.heading ?? '', first].some((title) => title.toLowerCase().includes(lower));
}

/** 'Steelyard' is a name and 'stockfish' is a word: they are no options of one question. */
function areUnlike(one: Term, other: Term): boolean {
  if (one.sort === 'place') return isCountry(one) !== isCountry(other);
  if (one.sort || !one.listedIn.isDisjointFrom(other.listedIn)) return false;
  // 'Maronite scholar' is said by the way, and 'moka pot' is explained.
  const isExplained = ({ isDefined, isMarked }: Term) => isDefined || isMarked;
  if (isExplained(other) && !isExplained(one) && one.head !== other.head) return true;
  return isNamed(one) !== isNamed(other);
}

function isCountry({ key }: Term): boolean {
  return countries.has(key) && !/^(?:africa|america|asia|europe|oceania|antarctica)$/.test(key);
}

/** 'Golgi apparatus' is still a word. */
function isNamed({ name }: Term): boolean {
  return /(?:^|\s)\p{Lu}\p{Ll}+$/u.test(name);
}

/** 'French investors' are no such thing. */
function isForeign(name: string): boolean {
  return demonym.test(name.split(' ')[0]?.toLowerCase() ?? '');
}

function isRival({
  isDefined,
  isSubject,
  kind,
  count,
  wordCount,
  isUnit,
  isMarked,
  head,
}: Term): boolean {
  if (isDefined || isSubject || isMarked || kind === 'person') return true;
  if (isUnit || dullNouns.has(head)) return false;
  return kind === 'name' || kind === 'acronym' || count + wordCount >= 3;
}

function affinity(term: Term, key: Term, section: number): number {
  const isNear = term.sections.has(section) ? 1 : 0;
  const isListed = term.listedIn.has(section) ? 3 : 0;
  const sameRank = term.isDefined === key.isDefined ? 0.8 : 0;
  const sameHead = term.head === key.head && term.wordCount > 1 ? 1 : 0;
  const sameEnd = term.head.slice(-3) === key.head.slice(-3) ? 0.4 : 0;
  const subject = term.isSubject || term.isDefined || term.isMarked ? 1.2 : 0;
  const place = key.kind === 'name' && term.isPlace === key.isPlace ? 1.5 : 0;
  const sameNature = isAbstract(term) === isAbstract(key) ? 0.7 : 0;
  const people = isPeople(key) ? (isPeople(term) ? 1.2 : -0.6) : isPeople(term) ? -0.6 : 0;
  const unlike = key.kind === 'singular' && key.wordCount === 1 && term.wordCount > 2 ? 0.4 : 0;
  return (
    0.5 +
    isNear +
    isListed +
    sameRank +
    sameHead +
    sameEnd +
    subject +
    place +
    sameNature +
    people -
    unlike
  );
}

/** 'plebeians' and 'consuls' act; 'principles' do not. */
export function isPeople({ head, kind }: Term): boolean {
  return kind === 'person' || roles.has(head) || /(?:ian|ist|men|women)$/.test(head);
}

/** 'osmosis' and 'division' are told apart from 'vacuole' by their endings. */
function isAbstract({ head }: Term): boolean {
  return /(?:sis|tion|sion|ing|ment|ism|ity|ness|port|ance|ence|acy|ture)$/.test(head);
}

/** 'membrane' and 'cell membrane' could both be right. */
function areNested(one: Term, other: Term): boolean {
  return one.stems.isSubsetOf(other.stems) || other.stems.isSubsetOf(one.stems);
}

/**
 * Three of the fitting ones, so that the right answer is the longest no more often than by chance:
 * how many are to be longer is drawn first.
 */
export function pickByLength(answer: string, fitting: readonly string[], random: Random): string[] {
  const pool = fitting.filter((text, no) => text !== answer && fitting.indexOf(text) === no);
  if (pool.length < 3) return pool;
  const longer = shuffle(
    pool.filter(({ length }) => length > answer.length),
    random,
  );
  const shorter = shuffle(
    pool.filter(({ length }) => length <= answer.length),
    random,
  );
  const wanted = pickIndex(random, 4);
  const taken = [...longer.slice(0, wanted), ...shorter.slice(0, 3 - wanted)];
  const left = [...longer.slice(wanted), ...shorter.slice(3 - wanted)];
  return [...taken, ...left].slice(0, 3);
}

/** The term a fact is about. */
export function termOf({ terms }: Analysis, fact: Fact): Term | undefined {
  return terms.find(fact.key);
}
