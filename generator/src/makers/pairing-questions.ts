import { shuffle, type Random } from '@engram/core/seeded-random.ts';
import { explainAll, topicOf, type Candidate, type Maker, type Workshop } from './candidate.ts';
import { makeSeveral } from './multiple-answer.ts';
import { areApart, listPairs, type Pair, type Relation } from './pairs.ts';
import { listSparePairs } from './spare-pairs.ts';

/** 'Which of these pairs of term and description are right?', with the descriptions of others. */
export const choosePairings: Maker = function* choosePairings(workshop) {
  const pools = poolsOf(workshop);
  const used = new Map<Pair, number>();
  const parts = new Set(
    listPairs(workshop.analysis).map(({ sentence }) =>
      topicOf(workshop.analysis, sentence.section),
    ),
  );
  for (let round = 0; round < 10; round += 1) {
    for (const pool of shuffle(pools, workshop.random)) {
      const made = makePairing(workshop, pool, used, { round, hasParts: parts.size > 1 });
      if (made) yield made;
    }
  }
};

/** For a text asked for many: sentences with the number or the end of another one. */
export const chooseSparePairings: Maker = function* chooseSparePairings(workshop) {
  const used = new Map<Pair, number>();
  const pools = listSparePairs(workshop.analysis).flatMap(splitByPart);
  for (let round = 3; round < 15; round += 1) {
    for (const pool of shuffle(pools, workshop.random)) {
      const made = makePairing(workshop, pool, used, { round, hasParts: true });
      if (made) yield made;
    }
  }
};

/** Right ones stand in one part, so that one passage proves them; the others come from anywhere. */
type PairPool = { near: readonly Pair[]; all: readonly Pair[] };

function poolsOf({ analysis }: Workshop): PairPool[] {
  const alike = Map.groupBy(
    listPairs(analysis),
    ({ relation, form }) => `${relation.task}|${form}`,
  ).values();
  return [...alike].flatMap(splitByPart);
}

function splitByPart(all: readonly Pair[]): PairPool[] {
  const parts = Map.groupBy(all, ({ list, sentence }) => `${list}|${sentence.section}`);
  return [...parts.values()].map((near) => ({ near, all }));
}

type Round = { round: number; hasParts: boolean };

function makePairing(
  { analysis, random }: Workshop,
  { near, all }: PairPool,
  used: Map<Pair, number>,
  { round, hasParts }: Round,
): Candidate | undefined {
  const set: Pair[] = [];
  const take = (pairs: readonly Pair[], most: number) => {
    for (const pair of rest(pairs, used, random)) {
      if (set.length < most && set.every((other) => areApart(pair, other))) set.push(pair);
    }
  };
  const keyCount = random() < 0.5 ? 3 : 2;
  take(near, keyCount);
  const right = [...set];
  // 'Circulated his theses' beside a woman's name would tell.
  take(near.filter(isNeutral), 5);
  take(all.filter(isNeutral), 5);
  const wrong = set.slice(right.length);
  const [first] = right;
  if (!first || right.length < 2 || wrong.length < 2) return undefined;
  for (const pair of set) used.set(pair, (used.get(pair) ?? 0) + 1);
  const swapped = wrong.map(({ left }, no) => {
    const other = wrong[(no + 1) % wrong.length];
    return { left, right: other ? inLine(other) : '' };
  });
  const proofs = right.map(({ sentence }) => sentence);
  const start = Math.min(...proofs.map((proof) => proof.start));
  const end = Math.max(...proofs.map((proof) => proof.end));
  const topic = topicOf(analysis, first.sentence.section);
  const isOnePart = set.every(({ sentence }) => sentence.section === first.sentence.section);
  const about = topic === null || !hasParts || !isOnePart ? '' : ` under “${topic}”`;
  return makeSeveral(analysis, {
    // A stem of few words is told apart by its answers.
    text: textFor(first.relation, round, about),
    keys: right.map((pair) => show({ left: pair.left, right: inLine(pair) })),
    distractors: swapped.map(show),
    quality: Math.min(
      (isOnePart ? 0.82 : 0.76) - (round === 0 ? 0 : 0.04 + round * 0.03),
      first.relation.quality < 0.6 ? first.relation.quality : 1,
    ),
    section: first.sentence.section,
    source: end - start <= 950 ? { start, end } : first.sentence,
    explanation: explainAll(
      analysis,
      set.map(({ sentence }) => sentence),
    ),
  });
}

function isNeutral({ right }: Pair): boolean {
  return !/\b(?:he|she|his|her|himself|herself)\b/.test(right);
}

function textFor({ sides, check }: Relation, round: number, about: string): string {
  if (round === 0) return `Which of these pairs of ${sides}${about} are right?`;
  if (round === 1) return check;
  if (round === 2) return `In which of these do ${sides} fit together?`;
  if (round === 3) return `Choose the correct combinations of ${sides}.`;
  return round === 4
    ? `Choose the pairs of ${sides} that belong together.`
    : 'Which of these match?';
}

/** Behind a dash it begins as it does in the text. */
function inLine({ right, sentence }: Pair): string {
  if (/_____|^…/.test(right)) return right;
  const lower = right.slice(0, 1).toLowerCase() + right.slice(1);
  const [first = '', second = ''] = lower.split(' ');
  return sentence.text.includes(` ${first} ${second}`.trimEnd()) || isVerbLike.test(first)
    ? lower
    : right;
}

const isVerbLike = /^(?:is|are|was|were|an?|the|\p{Ll}{3,}ed)$/u;

/** Those that were used least come first. */
function rest(pairs: readonly Pair[], used: ReadonlyMap<Pair, number>, random: Random): Pair[] {
  return shuffle(pairs, random).toSorted(
    (one, other) => (used.get(one) ?? 0) - (used.get(other) ?? 0),
  );
}

function show({ left, right }: { left: string; right: string }): string {
  return `${left} – ${right}`;
}
