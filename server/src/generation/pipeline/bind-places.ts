import type { Question, Source } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';
import type { Section } from '@engram/generator/section.ts';
import { type ItemDraft, type ItemType, itemTypeOf } from './items/item.ts';
import { spotsOf } from './planning/had.ts';
import { listOwedCalls } from './planning/owed-calls.ts';
import type { PlannedCall } from './planning/plan.ts';
import { hasAnswers, shareByWeakness } from './planning/share-by-weakness.ts';
import type { PipelineRequest } from './pipeline-request.ts';

/** Shorter ones are a title or a line of transition. */
const leastSection = 200;

type Wants = Pick<PipelineRequest, 'plan' | 'kept' | 'doneCalls'>;
type Bound = { planned: PlannedCall; left: Map<ItemType, number> };

export type Binding = ReturnType<typeof bindPlaces>;

/**
 * Which places wait for which call. What a fast call writes beyond its share must not take the
 * places of a slow one, or whole sections would have no question.
 */
export function bindPlaces(wants: Wants, listSections: () => readonly Section[]) {
  const calls = listOwedCalls(wants).map((planned): Bound => ({
    planned,
    left: new Map<ItemType, number>(),
  }));
  const running = new Map(calls.map((bound) => [bound.planned.call, bound]));
  const covered = new Set<Section>();
  let sections: Section[] | undefined;

  /** At the first question, because nothing else needs them before. */
  function bind(): Section[] {
    if (sections) return sections;
    sections = listSections().filter(({ start, end }) => end - start >= leastSection);
    for (const section of listFuller(sections, wants.plan.before ?? [])) covered.add(section);
    for (const { question } of wants.kept) if (question.source) cover(question.source);
    share(calls, wants, (part) => countBare(part));
    return sections;
  }

  function cover(source: Source): void {
    for (const section of sections ?? []) {
      if (spansOf(source).some((span) => isOver(section, span))) covered.add(section);
    }
  }

  const countBare = (part: { start: number; end: number }) =>
    (sections ?? []).filter((section) => !covered.has(section) && isOver(section, part)).length;

  return {
    /** Whether it may take one of so many free places of its type now, or has to wait. */
    mayTake(call: number | null, draft: ItemDraft, free: number): boolean {
      if (call === null) return true;
      bind();
      const [type, { source }] = [itemTypeOf(draft), draft];
      const bound = running.get(call);
      if (bound && (bound.left.get(type) ?? 0) > 0) {
        // The last places of a call are for the sections that have nothing yet.
        return countBare(source) > 0 || sum(bound.left) > countBare(bound.planned);
      }
      return free > calls.reduce((total, { left }) => total + (left.get(type) ?? 0), 0);
    },
    take(call: number | null, draft: ItemDraft): void {
      bind();
      const type = itemTypeOf(draft);
      const left = call === null ? undefined : running.get(call)?.left;
      left?.set(type, Math.max(0, (left.get(type) ?? 0) - 1));
      cover(draft.source);
    },
    /** Its places are for everybody. */
    end(call: number): void {
      bind();
      running.get(call)?.left.clear();
      running.delete(call);
    },
    /** Those of sections without a question first. */
    order: <T extends { draft: ItemDraft }>(waiting: readonly T[]): T[] =>
      waiting.toSorted((one, other) => countBare(other.draft.source) - countBare(one.draft.source)),
  };
}

/**
 * One place after the other to the call that has the most sections without one; where it is known what
 * is weak, to the one that has the least for its share.
 */
function share(
  calls: readonly Bound[],
  { plan, kept }: Wants,
  countBare: (part: PlannedCall) => number,
): void {
  const bare = new Map(calls.map((bound) => [bound, countBare(bound.planned)]));
  const taken = new Set(kept.map(({ slot }) => slot));
  const written = ({ planned }: Bound, type: ItemType) =>
    planned.write.find((one) => one.type === type)?.count ?? 0;
  const need = (bound: Bound) => Math.max(0, (bare.get(bound) ?? 0) - sum(bound.left));
  const spots = spotsOf(plan.had);
  const shares = shareByWeakness(
    calls.map(({ planned }) => planned),
    spots,
  );
  const fullness = (bound: Bound) => (sum(bound.left) + 1) / (shares[calls.indexOf(bound)] ?? 1);
  const isWeakFirst = hasAnswers(spots);
  for (const { slot, type } of plan.slots) {
    if (taken.has(slot)) continue;
    const able = calls.filter((bound) => (bound.left.get(type) ?? 0) < written(bound, type));
    const [first, ...others] = able;
    if (!first) continue;
    const best = others.reduce((chosen, bound) => {
      if (isWeakFirst) return fullness(bound) < fullness(chosen) ? bound : chosen;
      const more = need(bound) - need(chosen);
      return more > 0 || (more === 0 && sum(bound.left) < sum(chosen.left)) ? bound : chosen;
    }, first);
    best.left.set(type, (best.left.get(type) ?? 0) + 1);
  }
}

/** Those that have more questions than the barest ones. */
function listFuller(
  sections: readonly Section[],
  before: readonly Pick<Question, 'source'>[],
): Section[] {
  const counts = sections.map((section) => ({
    section,
    count: before.filter(({ source }) => source && isOver(section, source)).length,
  }));
  const fewest = Math.min(...counts.map(({ count }) => count));
  return counts.flatMap(({ section, count }) => (count > fewest ? [section] : []));
}

function sum(left: ReadonlyMap<ItemType, number>): number {
  return left.values().reduce((total, count) => total + count, 0);
}

function isOver(section: Section, { start, end }: { start: number; end: number }): boolean {
  return start < section.end && end > section.start;
}
