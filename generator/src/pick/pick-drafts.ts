import type { TypeCount } from '@engram/core/generation/api.ts';
import type { QuestionType } from '@engram/core/plans/catalogue.ts';
import type { Draft } from '@engram/core/questions/draft.ts';
import type { Source } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import type { Gate } from '../gate/make-gate.ts';
import type { Candidate } from '../questions/kind.ts';
import { type WeighedPart, weightAt } from './weighed-part.ts';

type Wish = {
  wanted: readonly TypeCount[];
  seed: string;
  /** Passages that were asked about already; they come last. */
  spans: readonly Source[];
  /** What the learner wants to practise; it comes first. */
  topics: readonly string[];
  /** How much the parts of the text are asked about; alike where it is left out. */
  weights?: readonly WeighedPart[];
  gate: Gate;
};

/** The wanted number of each type, or as many as pass the gate, by type and place in the text. */
export function pickDrafts(candidates: readonly Candidate[], wish: Wish): Draft[] {
  const { wanted, gate, seed } = wish;
  const byType = Map.groupBy(shuffle(candidates, seedRandom(seed)), ({ draft }) => draft.type);
  const used = { sections: new Map<number, number>(), kinds: new Map<string, number>() };
  // A type with few candidates would find its facts used up by the others.
  const plenty = ({ type, count }: TypeCount) =>
    (byType.get(type)?.length ?? 0) / Math.max(1, count);
  const turns = wanted.filter(({ count }) => count > 0);
  for (const { type, count } of turns.toSorted((one, two) => plenty(one) - plenty(two))) {
    takeSome(byType.get(type) ?? [], count, { ...wish, used });
  }
  return wanted.flatMap(({ type }) => ofType(gate.taken, type));
}

function ofType(taken: readonly Draft[], type: QuestionType): Draft[] {
  return taken
    .filter((draft) => draft.type === type)
    .toSorted((one, two) => one.source.start - two.source.start);
}

type Used = { sections: Map<number, number>; kinds: Map<string, number> };

/** Always the best of those that are left: what is best changes with what was taken. */
function takeSome(
  candidates: readonly Candidate[],
  count: number,
  { gate, used, topics, spans, weights = [] }: Wish & { used: Used },
): void {
  const fixed = new Map(
    candidates.map((one) => [one, [isWanted(one, topics) ? 0 : 1, isUsed(one, spans) ? 1 : 0]]),
  );
  const weightOf = new Map(
    candidates.map((one) => [one, weightAt(weights, one.draft.source.start)]),
  );
  const rank = (one: Candidate) => [
    ...(fixed.get(one) ?? []),
    ((used.sections.get(one.section) ?? 0) + 1) / (weightOf.get(one) ?? 1),
    used.kinds.get(one.kind) ?? 0,
  ];
  let left = [...candidates];
  let taken = 0;
  while (taken < count) {
    const ranked = left
      .map((candidate) => ({ candidate, rank: rank(candidate) }))
      .toSorted((one, two) => compare(one.rank, two.rank));
    const gone = new Set<Candidate>();
    const next = ranked.find(({ candidate }) => {
      const passage = gate.pass(candidate);
      if (passage !== 'waits') gone.add(candidate);
      return passage === 'taken';
    });
    if (next === undefined) return;
    left = left.filter((candidate) => !gone.has(candidate));
    taken += 1;
    add(used.sections, next.candidate.section);
    add(used.kinds, next.candidate.kind);
  }
}

function compare(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((value, no) => value !== two[no]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function isWanted({ draft }: Candidate, topics: readonly string[]): boolean {
  const said = `${draft.topic ?? ''} ${draft.source.quote}`.toLowerCase();
  return topics.some((topic) => said.includes(topic.toLowerCase()));
}

function isUsed({ draft }: Candidate, spans: readonly Source[]): boolean {
  const before = spans.flatMap(spansOf);
  return spansOf(draft.source).some(({ start, end }) =>
    before.some((span) => span.start < end && start < span.end),
  );
}
