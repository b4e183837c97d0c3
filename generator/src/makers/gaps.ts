import type { Fact } from '../analysis/fact.ts';
import { findNumbers, type NumberSpot } from '../analysis/find-numbers.ts';
import type { Term } from '../analysis/find-terms.ts';
import { findBlanks } from './blanks.ts';
import type { Workshop } from './candidate.ts';
import { isSure, isTitle } from './distractors.ts';

export type Gap = {
  text: string;
  answer: string;
  term: Term | undefined;
  spot: NumberSpot | undefined;
  taken: readonly number[];
  quality: number;
};

/** The hole of a long sentence that a name of a known sort or a year fills, and how to ask for it. */
export function findGap(workshop: Workshop, fact: Fact): Gap | undefined {
  const known = gapsOf.get(fact);
  if (known !== undefined) return known === null ? undefined : known;
  const found = cutGap(workshop, fact);
  gapsOf.set(fact, found ?? null);
  return found;
}

// Two makers ask for the gap of the same fact.
const gapsOf = new WeakMap<Fact, Gap | null>();

function cutGap({ analysis }: Workshop, fact: Fact): Gap | undefined {
  if (fact.weight < 4) return undefined;
  const spots = findNumbers(fact.sentence.words);
  const taken = spots.map(({ value }) => value);
  for (const { term, answer, text } of findBlanks(analysis, fact, 3)) {
    if (/\(n\)|\b(?:same|other half|former|latter|it|them|him)\b/i.test(text)) continue;
    if (isTitle(analysis, answer)) continue;
    const spot = term ? undefined : spots.find((found) => found.text === answer);
    // 'by 1500' holds for many years.
    const before = spot && fact.sentence.words[spot.at - 1]?.lower;
    if (
      before !== undefined &&
      !/^(?:in|of|[a-z]{3,9}ber|january|february|march|april|may|june|july|august)$/.test(before)
    )
      continue;
    const wanted = nounFor(term, spot, text);
    if (wanted === '') continue;
    return {
      text: `Which ${wanted} belongs in the gap? ${text}`,
      answer,
      term,
      spot,
      taken,
      quality: term?.sort === 'place' ? 0.5 : 0.6,
    };
  }
  return undefined;
}

function nounFor(term: Term | undefined, spot: NumberSpot | undefined, text: string): string {
  if (!term) return spot?.form === 'year' ? 'year' : '';
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
