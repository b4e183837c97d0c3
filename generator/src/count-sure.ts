import type { TypeCount } from '@engram/core/generation/api.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import { findCandidates } from './find-candidates.ts';
import { makeGate } from './gate/make-gate.ts';
import { indexText } from './grounding/index-text.ts';
import { makeSureCards, type SureCardOrder } from './make-sure-cards.ts';
import { pickDrafts } from './pick/pick-drafts.ts';
import type { Kind } from './questions/kind.ts';
import { sureKinds } from './questions/kinds.ts';
import { readDocument } from './structure/read-document.ts';

/** What one choice by chance leaves out, another may not: only what each of them gives is promised. */
const seeds = ['a', 'b', 'c'];

type CountOrder = {
  /** Prepared by `prepareText`. */
  text: string;
  wanted: readonly TypeCount[];
  /** Those that are switched on, unless others are to be tried. */
  kinds?: readonly Kind[];
};

/** How many of the wanted questions a text gives without AI, by type. */
export function countSure({ text, wanted, kinds = sureKinds }: CountOrder): TypeCount[] {
  return fewest(openCount(text, kinds), wanted);
}

type SupportOrder = Omit<CountOrder, 'wanted'> & { types: readonly QuestionType[] };

/**
 * How many questions of these types a text supports, in the mix that gives the most: one question to
 * match uses up what several others would ask.
 */
export function countSupported({ text, types, kinds = sureKinds }: SupportOrder): number {
  const draw = openCount(text, kinds);
  const mixes = [types.filter((type) => type !== 'matching'), ...types.map((type) => [type])];
  return Math.max(0, ...mixes.map((mix) => sum(fewest(draw, mix.map(asMany)))));
}

/** The same for cards. */
export function countSureCards(order: Omit<SureCardOrder, 'seed'>): SureCardOrder['wanted'] {
  return fewest((seed) => makeSureCards({ ...order, seed }), order.wanted);
}

type Draw<T> = (seed: string, wanted: readonly Count<T>[]) => readonly { type: T }[];
type Count<T> = { type: T; count: number };

/** Reads a text once, for any number of wishes. */
function openCount(text: string, kinds: readonly Kind[]): Draw<QuestionType> {
  const document = readDocument(text);
  const index = indexText(text);
  const candidates = new Map(
    seeds.map((seed) => [seed, findCandidates({ document, kinds, seed })]),
  );
  return (seed, wanted) => {
    const types = wanted.flatMap(({ type, count }) => (count > 0 ? [type] : []));
    const own = (candidates.get(seed) ?? []).filter(({ draft }) => types.includes(draft.type));
    const gate = makeGate({ document, index, avoid: [] });
    return pickDrafts(own, { wanted, seed, spans: [], topics: [], gate });
  };
}

/** Of the seed that gives the fewest. */
function fewest<T>(draw: Draw<T>, wanted: readonly Count<T>[]): Count<T>[] {
  const draws = seeds.map((seed) => draw(seed, wanted));
  const [least = []] = draws.toSorted((one, other) => one.length - other.length);
  return wanted.map(({ type }) => ({
    type,
    count: least.filter((drawn) => drawn.type === type).length,
  }));
}

function asMany<T>(type: T): Count<T> {
  return { type, count: questionLimits.maxAskedPerType };
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
