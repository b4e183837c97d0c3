import { shuffle } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Fact } from '../analysis/fact.ts';
import type { Term } from '../analysis/find-terms.ts';
import { headOf } from '../analysis/parse-clause.ts';
import { isUncounted } from '../analysis/read-entry.ts';
import { isAskable } from '../analysis/is-askable.ts';
import { contentWords } from '../content-words.ts';
import type { Workshop } from './candidate.ts';
import { isPeople, termOf } from './distractors.ts';
import { mainStatement } from './main-words.ts';
import { mightHold } from './might-hold.ts';
import { stateOpposite } from './opposites.ts';
import { mostWords, printsAlone } from './prints-alone.ts';
import { factsBySection, isMany, replaceSubject, whyNot } from './replace-subject.ts';
import { hasRightArticle } from './right-article.ts';
import { swapTerm } from './swap-term.ts';
import { changeNumber } from './wrong-number.ts';

export type FalseStatement = { text: string; quality: number; why: string };

/**
 * A fact made surely false, and still something that might be so: the other side of a contrast,
 * another number, a contrary word, or a term of the same family of which the text says otherwise.
 */
export function makeFalse(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const known = madeOf.get(fact);
  if (known !== undefined) return known ?? undefined;
  const made = falsify(workshop, fact);
  madeOf.set(fact, made ?? null);
  return made;
}

// The same for every maker, so that a test is not told two false years; goes with its fact.
const madeOf = new WeakMap<Fact, FalseStatement | null>();

function falsify(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const contrast = swapContrast(workshop, fact);
  if (contrast) return contrast;
  if (!printsAlone(workshop.analysis, fact)) return undefined;
  const made = [
    swapSibling(workshop, fact),
    changeNumber(workshop, fact),
    stateOpposite(workshop.analysis, fact),
    swapTerm(workshop, fact),
  ].filter((statement) => statement !== undefined);
  return made.toSorted((one, other) => other.quality - one.quality)[0];
}

/** In 'X lacks a nucleus, whereas Y keeps …' the other side is surely wrong. */
function swapContrast({ analysis }: Workshop, fact: Fact): FalseStatement | undefined {
  const { text: whole, stands } = fact.sentence;
  if (!stands || fact.origin !== 'sentence' || !/\b(?:whereas|while)\b/.test(whole))
    return undefined;
  const other = factsOf(analysis, fact.sentence.no).find(
    ({ key, isPlural, origin, isPerson, isName }) =>
      key !== fact.key &&
      isPlural === fact.isPlural &&
      origin === 'sentence' &&
      isPerson === fact.isPerson &&
      isName === fact.isName,
  );
  if (!other || fact.lead !== '' || other.lead !== '') return undefined;
  if (/[’']s\b/.test(`${fact.subject} ${other.subject}`)) return undefined;
  const text = replaceSubject(fact, other.subject);
  if (text === undefined || text.split(' ').length > mostWords || leaning.test(text))
    return undefined;
  return { text, quality: 0.85, why: `This is true of ${fact.subject}.` };
}

const leaning = /\b(?:its?|they|their|them|this|these|those|such|only|both|also)\b|[;:]/i;

function factsOf({ facts }: Analysis, no: number): Fact[] {
  return facts.filter(({ sentence }) => sentence.no === no);
}

/** One term of a list, or of a pair that the text tells apart, in the place of another one. */
function swapSibling(workshop: Workshop, fact: Fact): FalseStatement | undefined {
  const { analysis, random } = workshop;
  const key = termOf(analysis, fact);
  if (!key || !isAskable(fact) || fact.isGuarded || fact.lead !== '') return undefined;
  if (fact.weight < 2 || reasons.test(fact.phrase) || shared.test(fact.phrase)) return undefined;
  const statement = mainStatement(analysis, fact);
  // What stands near it, or is a thing of the same sort, is not seen to be wrong at once.
  const distance = ({ own }: Sibling) =>
    (genusOf(own) === genusOf(fact) ? 0 : 3) +
    Math.min(2, Math.abs(own.sentence.no - fact.sentence.no) - 1);
  const siblings = shuffle(siblingsOf(workshop, fact, key), random).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  for (const { sibling, own } of siblings) {
    if (statement.toLowerCase().includes(sibling.name.toLowerCase())) continue;
    // What the whole text is about mostly takes in the others.
    if (isTopic(analysis, sibling)) continue;
    if (mightHold(analysis, sibling, { key, sentence: fact.sentence })) continue;
    const subject = subjectLike(analysis, own);
    const text = subject === undefined ? undefined : replaceSubject(fact, subject, statement);
    if (text !== undefined) return { text, quality: trustIn(fact), why: whyNot(fact) };
  }
  return undefined;
}

/** 'cut' of 'a cut between two shots'. */
function genusOf({ rest, phrase }: Fact): string {
  return headOf(rest)?.lemma ?? /^(?:an?|the) (?:\p{L}+ )?(\p{L}+)/u.exec(phrase)?.[1] ?? '';
}

function isTopic({ material }: Analysis, { name }: Term): boolean {
  const [title = ''] = material.slice(0, 120).split('\n');
  return title.startsWith('#') && contentWords(name).isSubsetOf(contentWords(title));
}

/** 'is widely used in Britain' may be true of all of them. */
const shared =
  /^(?:is|are|was|were) (?:widely|often|commonly|mostly|generally|usually|also|used)\b/;

/** Whoever reads why it is so knows of what it is so. */
const reasons = /\b(?:because|since|so that|therefore|hence)\b/;

type Sibling = { sibling: Term; own: Fact };

function siblingsOf({ analysis }: Workshop, fact: Fact, key: Term): Sibling[] {
  const facts = factsBySection(analysis);
  const { section } = fact.sentence;
  const others = fact.isPerson
    ? analysis.terms.all.filter(({ kind, sections }) => kind === 'person' && sections.has(section))
    : analysis.families.siblingsOf(key.key);
  if (fact.isPerson && /\b(?:his|her|he|she|himself|herself)\b/.test(fact.statement)) return [];
  return others.flatMap((sibling) => {
    // Of what another part tells the same may be true.
    const own = facts.get(`${section}|${sibling.key}`);
    if (!own || sibling.key === key.key || own.sentence.no === fact.sentence.no) return [];
    const isNested = sibling.stems.isSubsetOf(key.stems) || key.stems.isSubsetOf(sibling.stems);
    const isFit =
      !isNested &&
      own.isPlural === fact.isPlural &&
      isMany(own) === isMany(fact) &&
      own.isPerson === fact.isPerson &&
      isPeople(sibling) === isPeople(key) &&
      (fact.shape !== 'definition' || fact.isPerson || sibling.isDefined || sibling.isMarked);
    return isFit ? [{ sibling, own }] : [];
  });
}

/** The sibling with the article that it has in its own line; nothing where that is not known. */
function subjectLike(analysis: Analysis, own: Fact): string | undefined {
  // A line that is only quoted tells no article: 'friction' needs none, 'pan' does.
  if (own.isQuoted === true) return isUncounted(own.name, own.phrase) ? own.name : undefined;
  return hasRightArticle(analysis, own) ? own.subject : undefined;
}

function trustIn({ shape, origin, isPerson }: Fact): number {
  if (origin === 'entry' || origin === 'row') return 0.82;
  // What one does the others may do as well.
  return isPerson ? 0.7 : shape === 'definition' ? 0.78 : 0.63;
}
