import type { Fact } from '../analysis/fact.ts';
import { findNumbers, isBeside, type NumberSpot } from '../analysis/find-numbers.ts';
import type { Term } from '../analysis/find-terms.ts';
import { findBlanks } from './blanks.ts';
import type { Workshop } from './candidate.ts';
import { hideRange } from './cut-hole.ts';
import { isSure, isTitle } from './distractors.ts';
import { countWords, hasShortName, leans } from './fine-stems.ts';
import { isBroken, printsAlone } from './prints-alone.ts';
import { isShared } from './sure-facts.ts';
import { yearsAround } from './years-around.ts';

export type Gap = {
  text: string;
  answer: string;
  term: Term | undefined;
  spot: NumberSpot | undefined;
  taken: readonly number[];
  quality: number;
};

/** The holes of a sentence that a year, a number or a name of a known sort fills. */
export function findGaps(workshop: Workshop, fact: Fact): readonly Gap[] {
  const known = gapsOf.get(fact);
  if (known) return known;
  const number = cutNumber(workshop, fact);
  const name = cutName(workshop, fact);
  const found = [...(name ? [name] : []), ...(number ? [number] : [])];
  gapsOf.set(fact, found);
  return found;
}

// Two makers ask for the gaps of the same fact.
const gapsOf = new WeakMap<Fact, readonly Gap[]>();

/** Longer ones hide what they ask for. */
const mostWords = 26;

/** The only year, or the only number, of a short sentence that stands alone. */
function cutNumber({ analysis }: Workshop, fact: Fact): Gap | undefined {
  const { words } = fact;
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || fact.origin !== 'sentence' || fact.weight < 4) return undefined;
  const spots = findNumbers(words);
  const [year, ...otherYears] = spots.filter(({ form }) => form === 'year');
  const isYear = year !== undefined;
  const [spot, ...others] = isYear ? [year, ...otherYears] : spots;
  if (!spot || others.length > 0) return undefined;
  const before = words[spot.at - 1]?.lower ?? '';
  // 'how the two talk to each other': which two?
  if (before === 'the') return undefined;
  // 'by 1500' holds for many years.
  if (
    isYear &&
    !/^(?:in|of|[a-z]{3,9}ber|january|february|march|april|may|june|july|august)$/.test(before)
  )
    return undefined;
  const hole = hideRange(analysis, { start: first.start, end: last.end }, spot, undefined);
  if (!hole) return undefined;
  // 'The Unfair Terms Act 1977' is a name.
  if (!isYear && /^(?:1\d{3}|20\d\d)$/.test(spot.text)) return undefined;
  // 'four fifths', and 'three continents: Africa, Asia and Australia', which can be counted.
  if (fractions.test(spot.unit) || (spot.form === 'spelled' && hole.text.includes(':')))
    return undefined;
  const isOnly = isYear ? !/\b1\d{3}\b|\b20\d\d\b/.test(hole.text) : !/\d/.test(hole.text);
  if (!isOnly || isCase(fact)) return undefined;
  const isNamed =
    !isYear || /\S \p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(hole.text.replace('_____', ''));
  const isFine =
    countWords(hole.text) <= mostWords &&
    !hole.text.includes(':') &&
    !leans(hole.text) &&
    !hasShortName(analysis, hole.text) &&
    isNamed &&
    // 'Einstein's equation of 1905' only names it.
    !(isYear && before === 'of') &&
    !isBeside(words, spot.at) &&
    printsAlone(analysis, fact) &&
    !(spot.form === 'spelled' && spot.value === 2);
  const isLost = spot.certainty === 'open' || isBroken(analysis, fact);
  return {
    text: `Which ${isYear ? 'year' : 'number'} belongs in the gap? ${hole.text}`,
    answer: hole.answer,
    term: undefined,
    spot,
    taken: [
      ...findNumbers(fact.sentence.words).map(({ value }) => value),
      ...yearsAround(analysis, fact.sentence),
    ],
    // Of 'up to 20' and 'may measure 100' no number is the only right one.
    quality: isFine && !isLost ? (isYear ? 0.7 : 0.66) : isLost ? 0.3 : 0.45,
  };
}

const fractions = /^(?:hal(?:f|ves)|thirds?|quarters?|\p{L}+ths?)$/iu;

/** An order to the reader, or a case that was made up to reckon with. */
function isCase({ words, statement }: Fact): boolean {
  const [first] = words;
  const afterLead = words[words.findIndex(({ lower }) => lower === ',') + 1];
  const isOrder = [first, afterLead].some(
    (word) => word?.tag === 'VERB' && word.lower === word.lemma,
  );
  return (
    isOrder ||
    /^(?:to|if|suppose|imagine|someone|let|when|for an? )\b|\bfor example\b/i.test(statement)
  );
}

function cutName({ analysis }: Workshop, fact: Fact): Gap | undefined {
  if (fact.weight < 4) return undefined;
  for (const { term, answer, text } of findBlanks(analysis, fact, 3)) {
    if (!term || /\(n\)|\b(?:same|other half|former|latter|it|them|him)\b/i.test(text)) continue;
    if (isTitle(analysis, answer) || isShared(fact.sentence.text, answer)) continue;
    const wanted = nounFor(term, text);
    if (wanted === '') continue;
    const isFine =
      countWords(text) <= mostWords &&
      !leans(text) &&
      printsAlone(analysis, fact) &&
      (wanted === 'term' || term.sort === 'person');
    return {
      text: `Which ${wanted} belongs in the gap? ${text}`,
      answer,
      term,
      spot: undefined,
      taken: [],
      quality: isFine ? 0.62 : 0.5,
    };
  }
  return undefined;
}

function nounFor(term: Term, text: string): string {
  if (!isSure(term)) return '';
  if (term.sort) return nouns[term.sort];
  return /\b(?:called|known as|termed) (?:an? |the )?_____/.test(text) ? 'term' : '';
}

const nouns = {
  person: 'name',
  place: 'place',
  body: 'name',
  event: 'name',
  work: 'name',
  language: '',
} as const;
