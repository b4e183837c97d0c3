import { shuffle } from '@engram/core/seeded-random.ts';
import type { Range } from '../analysis/blocks.ts';
import {
  explainAll,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
  type Workshop,
} from './candidate.ts';
import { areApart, isAboutTerm, listPairs, said, type Pair, type Relation } from './pairs.ts';
import { figurePairs, listSparePairs } from './spare-pairs.ts';

const smallest = 4;
const largest = 6;

/** Pairs of one relation, first of one list, then of one part, then of the whole text; none twice. */
export const matchPairs: Maker = function* matchPairs({ analysis, random }) {
  const left = new Set(shuffle(listPairs(analysis), random));
  const rounds: { keyOf: (pair: Pair) => string; cost: number }[] = [
    { keyOf: ({ list }) => list, cost: 0 },
    { keyOf: ({ form, sentence }) => `${form}|${sentence.section}`, cost: 0.03 },
    { keyOf: ({ form }) => form, cost: 0.06 },
  ];
  for (const [no, { keyOf, cost }] of rounds.entries()) {
    for (const [relation, pairs] of Map.groupBy(left, (pair) => pair.relation)) {
      for (const [key, pool] of Map.groupBy(pairs, keyOf)) {
        if (no === 0 && key === '') continue;
        for (const set of splitPool(pool)) {
          for (const pair of set) left.delete(pair);
          yield makeMatching({ analysis }, set, relation, relation.quality - cost);
        }
      }
    }
  }
  // Three rows of a table, or three people, are still better than halves of sentences.
  for (const [relation, pairs] of Map.groupBy(left, (pair) => pair.relation)) {
    for (const pool of Map.groupBy(pairs, ({ list, form }) => `${list}|${form}`).values()) {
      const set = pickSet(pool, smallest - 1);
      if (set.length === smallest - 1 && relation.quality > 0.8)
        yield makeMatching({ analysis }, set, relation, 0.66);
    }
  }
  const about = [...left].filter(isAboutTerm);
  const few = about.length < smallest ? [pickSet(about, smallest - 1)] : splitPool(about);
  for (const set of few)
    if (set.length >= smallest - 1) yield makeMatching({ analysis }, set, said, said.quality);
  for (const set of splitPool(shuffle(figurePairs(analysis), random))) {
    const [first] = set;
    if (first) yield makeMatching({ analysis }, set, first.relation, 0.68);
  }
};

/** For a short text asked for many: the same pairs in other company. */
export const matchAgain: Maker = function* matchAgain(workshop) {
  const byRelation = [
    ...Map.groupBy(listPairs(workshop.analysis), ({ relation }) => relation).values(),
  ];
  const pools = byRelation.flatMap((pairs) => [...Map.groupBy(pairs, ({ form }) => form).values()]);
  yield* recombine(workshop, pools, 0.6);
};

/** And when these are spent: numbers, words and ends of sentences with what they complete. */
export const matchParts: Maker = function* matchParts(workshop) {
  yield* recombine(workshop, listSparePairs(workshop.analysis), 0.5);
};

function* recombine(
  { analysis, random }: Workshop,
  pools: readonly (readonly Pair[])[],
  quality: number,
): Generator<Candidate> {
  const used = new Map<Pair, number>();
  for (let round = 0; round < 16; round += 1) {
    for (const pool of pools) {
      const rested = shuffle(pool, random).toSorted(
        (one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0),
      );
      const set = pickSet(rested, smallest + (pool.length > 7 ? 1 : 0));
      const [first] = set;
      if (!first || set.length < smallest) continue;
      for (const pair of set) used.set(pair, (used.get(pair) ?? 0) + 1);
      const worth = Math.min(quality, first.relation.quality) - round * 0.02;
      yield makeMatching({ analysis }, set, first.relation, worth);
    }
  }
}

/** As many sets as the pool gives, of four to six pairs that can be told apart. */
function splitPool(pool: readonly Pair[]): Pair[][] {
  const sets: Pair[][] = [];
  let left = [...pool];
  while (left.length >= smallest) {
    const parts = Math.max(1, Math.floor(left.length / smallest));
    const set = pickSet(left, Math.min(largest, Math.ceil(left.length / parts)));
    if (set.length < smallest) break;
    sets.push(set);
    left = left.filter((pair) => !set.includes(pair));
  }
  return sets;
}

function pickSet(pool: readonly Pair[], most: number): Pair[] {
  const set: Pair[] = [];
  for (const pair of pool) {
    if (set.length >= most) break;
    if (set.every((other) => areApart(pair, other))) set.push(pair);
  }
  return set;
}

function makeMatching(
  { analysis }: Pick<Workshop, 'analysis'>,
  set: readonly Pair[],
  relation: Relation,
  quality: number,
): Candidate {
  const sentences = set.map(({ sentence }) => sentence);
  const section = sentences[0]?.section ?? 0;
  const isOnePart = sentences.every((sentence) => sentence.section === section);
  return {
    section,
    quality: quality + (set.length - smallest) * 0.01,
    draft: {
      type: 'matching',
      text: relation.task,
      pairs: inOrder(set).map(({ left, right }) => ({ left, right })),
      explanation: explainAll(analysis, sentences),
      hint: 'Begin with the pair you are most sure of.',
      source: sourceOf(analysis, sourceFor(sentences, isOnePart)),
      topic: isOnePart ? topicOf(analysis, section) : null,
    },
  };
}

/** Years stand in their order. */
function inOrder(set: readonly Pair[]): readonly Pair[] {
  const areYears = set.every(({ left }) => /^\d{3,4}$/.test(left));
  return areYears ? set.toSorted((one, other) => Number(one.left) - Number(other.left)) : set;
}

/** The passage with all pairs where they stand near each other, else the first of them. */
function sourceFor(sentences: readonly Range[], isNear: boolean): Range {
  const start = Math.min(...sentences.map((sentence) => sentence.start));
  const end = Math.max(...sentences.map((sentence) => sentence.end));
  const [first] = sentences;
  return isNear && end - start <= 1_000 ? { start, end } : (first ?? { start, end });
}
