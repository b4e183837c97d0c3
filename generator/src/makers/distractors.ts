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
import { untitled } from './accepted-answers.ts';
import { mightHold } from './might-hold.ts';

type Wanted = {
  /** The term asked for. */
  key: Term;
  sentence: Sentence;
  /** What the stem says already. */
  stem: string;
  /** As the sentence uses it; a term may stand in the plural elsewhere. */
  isPlural?: boolean | undefined;
  /** Nouns that are only talked about may stand beside each other: for want of better ones. */
  isLoose?: boolean;
};

/**
 * Three others of the same family of which the statement is not true: of the same list, of the same
 * kind, and for a person other persons. Fewer where the text does not show that many.
 */
export function pickSiblings(workshop: Workshop, wanted: Wanted): string[] {
  const { analysis, random } = workshop;
  return pickByLength(
    answerFor(analysis, wanted.key.name),
    findSiblings(workshop, wanted).map(({ name, kind }) =>
      answerFor(analysis, kind === 'person' ? untitled(name) : name),
    ),
    random,
  );
}

function findSiblings({ analysis, random }: Workshop, wanted: Wanted): Term[] {
  const { key, isPlural } = wanted;
  const family = isNameOfSort(key)
    ? shuffle(
        analysis.terms.all.filter((term) => areOfSort(term, key)),
        random,
      )
    : analysis.families.siblingsOf(key.key);
  const fit: Term[] = [];
  for (const term of family) {
    // The nearest come first; of those farther off any might be picked for its length.
    if (fit.length >= 5) break;
    const isOtherNumber = isMany(term) !== (isPlural ?? isMany(key));
    if (!isOtherNumber && isWrong(analysis, term, wanted, fit)) fit.push(term);
  }
  return fit;
}

/** Persons and countries are of one kind wherever they stand. */
function isNameOfSort(term: Term): boolean {
  return term.kind === 'person' || (term.sort === 'place' && isCountry(term));
}

function areOfSort(term: Term, key: Term): boolean {
  if (key.kind !== 'person') return term.sort === 'place' && isCountry(term);
  // 'William III' stands beside other rulers only.
  if (!key.name.includes(' ')) return term.kind === 'person' && !term.name.includes(' ');
  return isFullName(term) && /\b[IVX]+$/.test(term.name) === /\b[IVX]+$/.test(key.name);
}

function isFullName({ kind, name: titled, count }: Term): boolean {
  // 'Dr Hale' has no first name.
  const name = untitled(titled);
  // 'R. Patel', named once, may have typed the notes.
  const isInitial = /^\p{Lu}\.? /u.test(name) && count < 2;
  return kind === 'person' && /^\p{Lu}\S* .*\p{Lu}/u.test(name) && !isInitial;
}

function isMany({ kind, name }: Term): boolean {
  // The tagger takes 'anuria' and 'immunisation' for plurals.
  return kind === 'plural' && !/(?:ion|ing|ment|ity|ness|ism|nce|uria|emia|esia|sis)$/.test(name);
}

/** Whether a term is surely no answer, and none that another option says already. */
function isWrong(
  analysis: Analysis,
  term: Term,
  { key, sentence, stem }: Wanted,
  taken: readonly Term[],
): boolean {
  if (stem.toLowerCase().includes(term.name.toLowerCase())) return false;
  if (term.key === key.key || areNested(term, key)) return false;
  if (taken.some((other) => areNested(other, term))) return false;
  // The lines of one list explain each its own word, however alike they read.
  const isListed = !term.listedIn.isDisjointFrom(key.listedIn);
  if (isListed && !analysis.kinds.isKin(term.key, key.key)) return true;
  return !mightHold(analysis, term, { key, sentence });
}

/** Three other terms that could be talked about here, for want of a family. */
export function pickTerms(workshop: Workshop, wanted: Wanted): string[] {
  const { analysis, random } = workshop;
  const ranked = rankRivals(analysis, random, { ...wanted, isLoose: true });
  // The few of its family come first; the others only fill up.
  const family = findSiblings(workshop, wanted);
  const filled = [...family, ...ranked].slice(0, Math.max(3, family.length));
  return pickByLength(
    answerFor(analysis, wanted.key.name),
    (family.length > 0 ? filled : ranked).map(({ name }) => answerFor(analysis, name)),
    random,
  );
}

/**
 * Three other names that the text gives to things, of the same number: those of its family first, then
 * whatever else is explained, marked or named. None where there are too few.
 */
export function pickNamed(
  workshop: Workshop,
  wanted: Wanted,
): { names: string[]; areAlike: boolean } {
  const { analysis, random } = workshop;
  const { key, sentence, isPlural } = wanted;
  const family = findSiblings(workshop, wanted).filter(isExplained);
  const others = analysis.terms.all
    .filter((term) => isExplained(term) && isMany(term) === (isPlural ?? isMany(key)))
    .map((term) => {
      // A state or a process beside others, a thing beside things.
      const likeness = isAbstract(term) === isAbstract(key) ? 3 : 0;
      return { term, score: likeness + affinity(term, key, sentence.section) + random() * 0.8 };
    })
    .toSorted((one, other) => other.score - one.score)
    .map(({ term }) => term);
  const isAlike = (term: Term) => family.includes(term) || isAbstract(term) === isAbstract(key);
  const fit: Term[] = [];
  for (const term of [...family, ...others]) {
    // A fourth leaves a choice of lengths, where it is no stranger.
    if (fit.length >= (family.length === 0 && isAlike(term) ? 4 : 3)) break;
    if (fit.includes(term) || isTitle(analysis, term.name)) continue;
    if (isWrong(analysis, term, wanted, fit)) fit.push(term);
  }
  const names = pickByLength(
    answerFor(analysis, key.name),
    fit.map(({ name }) => answerFor(analysis, name)),
    random,
  );
  return { names, areAlike: fit.every(isAlike) };
}

/** A common noun that the text says the meaning of, prints bold or gives as a name. */
function isExplained({ kind, name, isDefined, isMarked, isNamed }: Term): boolean {
  const isWord = (kind === 'singular' || kind === 'plural') && !/\p{Lu}/u.test(name);
  return isWord && (isDefined || isMarked || isNamed);
}

/** The same for one: a term that makes the statement false. */
export function pickRival(
  workshop: Workshop,
  wanted: Wanted,
  isFit: (term: Term) => boolean,
): Term | undefined {
  return rankRivals(workshop.analysis, workshop.random, wanted).find(isFit);
}

function rankRivals(analysis: Analysis, random: Random, wanted: Wanted): Term[] {
  const { key, sentence, isPlural, isLoose = false } = wanted;
  const { section } = sentence;
  const pool = poolsOf(analysis, isLoose).get(groupOf(key, isPlural)) ?? [];
  const scored = rivalsOf(pool, section, random).map((term) => ({
    term,
    score: affinity(term, key, section) + random() * 0.8,
  }));
  scored.sort((one, other) => other.score - one.score);
  const fit: Term[] = [];
  for (const { term } of scored.slice(0, 40)) {
    if (fit.length >= 7) break;
    if (!isLoose && (areUnlike(term, key) || isTitle(analysis, term.name))) continue;
    if (isWrong(analysis, term, wanted, fit)) fit.push(term);
  }
  const explained = key.isDefined ? fit.filter((term) => term.isDefined || term.isMarked) : [];
  return explained.length >= 3 ? explained : fit;
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
  return /(?:sis|tion|sion|ing|ment|ism|ity|ness|port|ance|ence|acy|ure|ium|osis|esia|shock|process|effect|law|rule|principle|theory|test|method|cycle|state|phase)$/.test(
    head,
  );
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

/** With a capital, unless it is printed as code: `git pull` has none. */
export function answerFor({ material, sentences }: Analysis, name: string): string {
  const known = codeOf.get(sentences);
  const code =
    known ?? new Set(Array.from(material.matchAll(/`([^`\n]+)`/g), ([, text = '']) => text));
  if (!known) codeOf.set(sentences, code);
  return code.has(name) ? name : asAnswer(name);
}

// Goes with the text it belongs to.
const codeOf = new WeakMap<Analysis['sentences'], ReadonlySet<string>>();

/** The term a fact is about. */
export function termOf({ terms }: Analysis, fact: Fact): Term | undefined {
  return terms.find(fact.key);
}
