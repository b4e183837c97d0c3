import type { Memory, MemoryModel } from './memory.ts';
import type { PlannedDay, PlanTerms } from './plan-terms.ts';
import { freshCost, type StudyDay } from './spread-fresh.ts';
import type { WeighReview } from './weigh-review.ts';

/** Things that are remembered alike, and how many they are. */
type Alike = { memory: Memory; count: number };

type Means = { model: MemoryModel; weigh: WeighReview; terms: PlanTerms; perDay: number };

type Walked = {
  days: PlannedDay[];
  /** The mean chance on the day of the exam, as it will be on the average. */
  recall: number;
};

/** What the days would make of the memories if each takes so many reviews. */
export function walkDays(
  memories: readonly Memory[],
  { days, of, ...means }: Means & { days: readonly StudyDay[]; of: number },
): Walked {
  const { model, terms } = means;
  const known = takePart(memories);
  const groups = Math.max(1, Math.floor(mostFresh / days.filter(({ fresh }) => fresh > 0).length));
  const planned = cutSpans(days).flatMap((span) => walkSpan(known, { ...means, span, groups }));
  return { days: planned, recall: meanRecall(known, { model, terms, of }) };
}

type Span = readonly [StudyDay, ...StudyDay[]];

/** So many days are walked one by one; those of a longer time some at once, after the first ones. */
const mostSpans = 60;
const daysAlone = 14;

function cutSpans(days: readonly StudyDay[]): Span[] {
  const isShort = days.length <= mostSpans;
  const length = isShort ? 1 : Math.ceil((days.length - daysAlone) / (mostSpans - daysAlone));
  const spans: Span[] = [];
  for (let at = 0; at < days.length;) {
    const [first, ...others] = days.slice(at, at + (at < daysAlone ? 1 : length));
    if (!first) break;
    spans.push([first, ...others]);
    at += 1 + others.length;
  }
  return spans;
}

/** As if all of it were on its first day, and spread over its days again. */
function walkSpan(
  known: Alike[],
  { span, groups, ...means }: Means & { span: Span; groups: number },
): PlannedDay[] {
  const { model, perDay } = means;
  const [{ day }] = span;
  const room = span.reduce((sum, one) => sum + Math.min(perDay, one.room), 0);
  const best = pickBest(known, { ...means, day, room });
  for (const { item, review } of best) item.memory = { ...review.after, day };
  const begun = span.reduce((sum, { fresh }) => sum + fresh, 0);
  known.push(...begin(begun, { memory: model.begin(day), groups }));
  const back = best.reduce((sum, { item }) => sum + item.count, 0) / span.length;
  const cost =
    best.reduce((sum, { item, review }) => sum + item.count * review.cost, 0) / span.length;
  return span.map(({ day: one, fresh }) => ({
    day: one,
    fresh,
    back: Math.round(back),
    reviews: Math.round(fresh * freshCost + cost),
  }));
}

type Meaning = { model: MemoryModel; terms: PlanTerms; of: number };

/** What was never seen is not recalled. */
export function meanRecall(known: readonly Alike[], { model, terms, of }: Meaning): number {
  const chanceOf = ({ memory, count }: Alike) => count * model.recall(memory, terms.examDay);
  return of === 0 ? 1 : known.reduce((sum, alike) => sum + chanceOf(alike), 0) / of;
}

type Day = { weigh: WeighReview; terms: PlanTerms; day: number; room: number };

/** A review that adds less to the recall of one thing is not asked for, whatever the goal. */
const leastGain = 0.01;

/** What gains most on a day for what it costs, for as long as there is room. */
export function pickBest<T extends Alike>(
  known: readonly T[],
  { weigh, terms: { examDay }, day, room }: Day,
) {
  const reviews = known.map(({ memory }) => weigh(memory, { day, examDay }));
  const gainOf = (place: number) => reviews[place]?.gain ?? 0;
  const worth = Uint32Array.from(known.keys())
    .filter((place) => gainOf(place) >= leastGain)
    .sort((one, other) => gainOf(other) - gainOf(one));
  const best: { item: T; review: (typeof reviews)[number] }[] = [];
  let left = room;
  for (const place of worth) {
    const [item, review] = [known[place], reviews[place]];
    if (!item || !review) break;
    left -= item.count * review.cost;
    if (left < 0) break;
    best.push({ item, review });
  }
  return best;
}

/** So many memories say how the days will go; of more, a part that is spread over all stands for them. */
const mostWalked = 300;

function takePart(memories: readonly Memory[]): Alike[] {
  if (memories.length <= mostWalked) return memories.map((memory) => ({ memory, count: 1 }));
  const sorted = memories.toSorted((one, other) => one.stability - other.stability);
  const count = memories.length / mostWalked;
  return Array.from({ length: mostWalked }, (_, no) => sorted[Math.floor((no + 0.5) * count)])
    .filter((memory) => memory !== undefined)
    .map((memory) => ({ memory, count }));
}

/** So many groups stand for all that is new. */
const mostFresh = 150;

/** Things that were begun on one day are alike. */
function begin(count: number, { memory, groups }: { memory: Memory; groups: number }): Alike[] {
  const length = Math.min(count, groups);
  return Array.from({ length }, () => ({ memory, count: count / length }));
}
