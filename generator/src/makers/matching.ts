import { shuffle } from '@engram/core/seeded-random.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import {
  around,
  explainAll,
  longestQuote,
  sourceOf,
  topicOf,
  type Candidate,
  type Maker,
} from './candidate.ts';
import { listFamilies } from './family-pairs.ts';
import { namingPairs } from './naming-gaps.ts';
import { shelfOf, type Shelf } from './pair-shelf.ts';
import { definingPairs, isAboutTerm, listPairs, said } from './pairs.ts';
import type { Pair, Relation } from './relation.ts';
import { completesAny, figurePairs, listSparePairs, printablePairs } from './spare-pairs.ts';

const smallest = 4;
const largest = 6;

/** Pairs of one relation, first of one list, then of the whole text; none twice. */
export const matchPairs: Maker = function* matchPairs(workshop) {
  const { analysis, random } = workshop;
  const shelf = shelfOf('matching', workshop);
  const sound = shuffle(listPairs(analysis), random).filter(
    ({ isSound, relation }) => isSound && relation.quality > 0.6,
  );
  const rounds: { keyOf: (pair: Pair) => string; cost: number }[] = [
    { keyOf: ({ list }) => list, cost: 0 },
    { keyOf: ({ form }) => form, cost: 0.06 },
    // 'A force that …' beside 'Layers of tissue slide …'; what opens with a verb stays apart.
    { keyOf: ({ form }) => (form === 'verb' ? form : ''), cost: 0.16 },
  ];
  for (const [no, { keyOf, cost }] of rounds.entries()) {
    for (const [relation, pairs] of Map.groupBy(sound, (pair) => pair.relation)) {
      for (const [key, pool] of Map.groupBy(pairs, keyOf)) {
        if (no === 0 && key === '') continue;
        for (const set of splitPool(pool, shelf))
          yield makeMatching(analysis, set, relation, relation.quality - cost);
      }
    }
  }
  for (const { pairs, isEven } of listFamilies(analysis)) {
    const evenly = isEven ? [pairs] : [...byNumber(pairs), pairs];
    for (const pool of evenly) {
      for (const set of splitPool(shuffle(pool, random), shelf)) {
        const [first] = set;
        // 'draws' beside 'absorb' tells which word is in the singular.
        const cost = isEven || pool !== pairs ? 0 : 0.19;
        if (first) yield makeMatching(analysis, set, first.relation, first.relation.quality - cost);
      }
    }
  }
  const completing = completingPools(analysis);
  for (const pool of completing) {
    const others = shuffle(pool, random).filter(({ left }) => !shelf.hasLeft(left));
    // The same pairs may come again in other company, which small sets allow.
    for (const set of splitPool(others, shelf, others.length < 2 * smallest ? smallest : largest)) {
      const [first] = set;
      if (first) yield makeMatching(analysis, set, first.relation, 0.76);
    }
  }
  yield* recombine(workshop, completing, 0.6, again.slice(0, 1));
  // Three rows of a table, or three people, are still better than halves of sentences.
  for (const [relation, pairs] of Map.groupBy(sound, (pair) => pair.relation)) {
    const pools = [
      ...Map.groupBy(pairs, ({ list, form }) => `${list}|${form}`).values(),
      pairs.filter(({ form }) => form !== 'verb'),
    ];
    for (const pool of pools) {
      const others = pool.filter(({ left }) => !shelf.hasLeft(left));
      const set = pickFresh(others, shelf, three);
      if (set) yield makeMatching(analysis, set, relation, 0.57);
    }
  }
};

/** For a short text asked for many: what reads less well, and the same pairs in other company. */
export const matchAgain: Maker = function* matchAgain(workshop) {
  const { analysis, random } = workshop;
  const shelf = shelfOf('matching', workshop);
  const pairs = shuffle(listPairs(analysis), random);
  const sound = pairs.filter(({ isSound }) => isSound);
  const pools = groupAlike(sound);
  for (const set of pools.flatMap((pool) => splitPool(pool, shelf))) {
    const [first] = set;
    const worth = Math.min(0.58, first?.relation.quality ?? 0);
    if (first) yield makeMatching(analysis, set, first.relation, worth);
  }
  // Three of them that can be printed are better than four of which one cannot.
  const families = listFamilies(analysis).map(({ pairs: own }) => own);
  const apart = completingPools(analysis);
  const lefts = new Set(apart.flat().map(({ left }) => left));
  const explained = definingPairs(analysis).filter(({ left }) => !lefts.has(left));
  // Of each number two at least, so that none is told by its verb.
  const together = ['singular', 'plural']
    .map((number) => [...apart.flat(), ...explained].filter(({ form }) => form === number))
    .filter(({ length }) => length > 1)
    .flat()
    .map((pair) => ({ ...pair, relation: completesAny }));
  const printable = [...apart, together];
  for (const pool of [...families, ...printable]) {
    const others = pool.filter(({ left }) => !shelf.hasLeft(left));
    const size = { fewest: three.fewest, most: smallest, mayShare: 1 };
    const set = shelf.pick(shuffle(others, random), size);
    const [first] = set ?? [];
    if (!set || !first) continue;
    shelf.keep(set);
    yield makeMatching(analysis, set, first.relation, 0.5);
  }
  for (const set of splitPool(sound.filter(isAboutTerm), shelf))
    yield makeMatching(analysis, set, said, said.quality);
  yield* recombine(workshop, [...pools, ...families, ...printable], 0.55);
  for (const set of splitPool(shuffle(figurePairs(analysis), random), shelf)) {
    const [first] = set;
    if (first) yield makeMatching(analysis, set, first.relation, 0.3);
  }
  yield* recombine(workshop, groupAlike(pairs), 0.25);
};

/** Sentences without their names: of words of one number, of people, of cases at law. */
function completingPools(analysis: Analysis): Pair[][] {
  const named = namingPairs(analysis);
  const lefts = new Set(named.map(({ left }) => left));
  const others = printablePairs(analysis).filter(({ left }) => !lefts.has(left));
  return [...Map.groupBy([...named, ...others], ({ form }) => form).values()];
}

/** 'pluralthe ' and 'plural' are both in the plural. */
function byNumber(pairs: readonly Pair[]): Pair[][] {
  return [...Map.groupBy(pairs, ({ form }) => form.startsWith('plural')).values()];
}

const three = { fewest: smallest - 1, most: smallest - 1 } as const;

function groupAlike(pairs: readonly Pair[]): Pair[][] {
  return [...Map.groupBy(pairs, ({ relation, form }) => `${relation.task}|${form}`).values()];
}

/** And when these are spent: numbers, words and ends of sentences with what they complete. */
export const matchParts: Maker = function* matchParts(workshop) {
  yield* recombine(workshop, listSparePairs(workshop.analysis), 0.5);
};

/** The same pairs again: one of an earlier set at most, then half of it, and more as the very last. */
const again = [
  { share: 1, cost: 0 },
  { share: 2, cost: 0.1 },
  { share: 3, cost: 0.2 },
] as const;

const recombine = function* recombine(
  workshop: Parameters<Maker>[0],
  pools: readonly (readonly Pair[])[],
  quality: number,
  steps: readonly { share: number; cost: number }[] = again,
): Generator<Candidate> {
  const { analysis, random } = workshop;
  const shelf = shelfOf('matching', workshop);
  for (const { share, cost } of steps) {
    let open = pools.filter(({ length }) => length >= smallest);
    for (let round = 0; round < 12 && open.length > 0; round += 1) {
      const left: (readonly Pair[])[] = [];
      for (const pool of open) {
        // Small sets leave more that can be put together anew.
        const size = { fewest: smallest, most: smallest, mayShare: share };
        const set = shelf.pick(shuffle(pool, random), size);
        const [first] = set ?? [];
        if (!set || !first) continue;
        left.push(pool);
        shelf.keep(set);
        const worth = Math.min(quality, first.relation.quality) - round * 0.02 - cost;
        yield makeMatching(analysis, set, first.relation, worth);
      }
      open = left;
    }
  }
};

/** As many sets as the pool gives of pairs that were in none yet. */
function splitPool(pool: readonly Pair[], shelf: Shelf, limit = largest): Pair[][] {
  const sets: Pair[][] = [];
  let left = pool.filter((pair) => shelf.timesUsed(pair) === 0);
  while (left.length >= smallest) {
    const parts = Math.max(1, Math.floor(left.length / smallest));
    const most = Math.min(limit, Math.ceil(left.length / parts));
    const set = pickFresh(left, shelf, { fewest: smallest, most });
    if (!set) break;
    sets.push(set);
    left = left.filter((pair) => !set.includes(pair));
  }
  return sets;
}

function pickFresh(
  pool: readonly Pair[],
  shelf: Shelf,
  size: { fewest: number; most: number },
): Pair[] | undefined {
  const fresh = pool.filter((pair) => shelf.timesUsed(pair) === 0);
  const set = shelf.pick(fresh, { ...size, mayShare: 1 });
  if (set) shelf.keep(set);
  return set;
}

function makeMatching(
  analysis: Analysis,
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

/** Years and stages stand in their order. */
function inOrder(set: readonly Pair[]): readonly Pair[] {
  const numbers = set.map(({ left }) => Number(/^(?:\p{L}+ )?(\d{1,4})$/u.exec(left)?.[1]));
  return numbers.some(Number.isNaN)
    ? set
    : set.toSorted((one, other) => one.left.localeCompare(other.left, 'en', { numeric: true }));
}

/** The passage with all pairs where they stand near each other, else the first of them. */
function sourceFor(sentences: readonly Range[], isNear: boolean): Range {
  const whole = around(sentences);
  const [first] = sentences;
  return isNear && whole.end - whole.start <= longestQuote ? whole : (first ?? whole);
}
