import type { Memory, MemoryModel } from './memory.ts';
import type { PlannedDay, PlanTerms } from './plan-terms.ts';
import { freshCost, type StudyDay } from './spread-fresh.ts';
import type { WeighReview } from './weigh-review.ts';

/** Things that are remembered alike, and how many they are. */
type Alike = { memory: Memory; count: number };

/** The same with their places among all that are known; what is begun on the way has none. */
type Walker = Alike & { places: readonly number[] };

type Means = { model: MemoryModel; weigh: WeighReview; terms: PlanTerms; perDay: number };

type Walked = {
  days: PlannedDay[];
  /** The mean chance on the day of the exam, as it will be on the average. */
  recall: number;
  /** The first day on which each is asked, by its place. */
  firstAsked: ReadonlyMap<number, number>;
};

/** How many things an exam asks, and the chances of those that are not asked any more, added up. */
type Whole = { of: number; resting: number };

/** What the days would make of the memories if each takes so many reviews. */
export function walkDays(
  memories: readonly Memory[],
  { days, of, resting, ...means }: Means & Whole & { days: readonly StudyDay[] },
): Walked {
  const { model, terms } = means;
  const known = takePart(memories);
  const groups = Math.max(1, Math.floor(mostFresh / days.filter(({ fresh }) => fresh > 0).length));
  const firstAsked = new Map<number, number>();
  let sum = resting + sumOfChances(known, { model, terms });
  const recall = () => (of === 0 ? 1 : sum / of);
  const planned = cutSpans(days).flatMap((span) => {
    const { gained, asked, ...each } = walkSpan(known, { ...means, span, groups });
    sum += gained;
    for (const place of asked) {
      if (!firstAsked.has(place)) firstAsked.set(place, span[0].day);
    }
    return span.map(({ day, fresh }): PlannedDay => ({
      day,
      fresh,
      back: Math.round(each.back),
      reviews: Math.round(fresh * freshCost + each.cost),
      recall: recall(),
    }));
  });
  return { days: planned, recall: recall(), firstAsked };
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
  known: Walker[],
  { span, groups, ...means }: Means & { span: Span; groups: number },
) {
  const { model, terms, perDay } = means;
  const [{ day }] = span;
  const room = span.reduce((sum, one) => sum + Math.min(perDay, one.room), 0);
  const best = pickBest(known, { ...means, day, room });
  const chanceOf = ({ memory, count }: Alike) => count * model.recall(memory, terms.examDay);
  let gained = 0;
  for (const { item, review } of best) {
    gained -= chanceOf(item);
    item.memory = { ...review.after, day };
    gained += chanceOf(item);
  }
  const begun = span.reduce((sum, { fresh }) => sum + fresh, 0);
  const fresh = begin(begun, { memory: model.begin(day), groups });
  known.push(...fresh);
  const perDayOf = (sum: number) => sum / span.length;
  return {
    back: perDayOf(best.reduce((sum, { item }) => sum + item.count, 0)),
    cost: perDayOf(best.reduce((sum, { item, review }) => sum + item.count * review.cost, 0)),
    gained: fresh.reduce((sum, alike) => sum + chanceOf(alike), gained),
    asked: best.flatMap(({ item }) => item.places),
  };
}

type Meaning = { model: MemoryModel; terms: PlanTerms };

/** Of the day of the exam. */
export function sumOfChances(known: readonly Alike[], { model, terms }: Meaning): number {
  return known.reduce(
    (sum, { memory, count }) => sum + count * model.recall(memory, terms.examDay),
    0,
  );
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

/** So many memories say how the days will go; of more, one of each few that last alike stands for them. */
const mostWalked = 300;

function takePart(memories: readonly Memory[]): Walker[] {
  const all = memories.map((memory, place) => ({ memory, place }));
  if (all.length <= mostWalked) {
    return all.map(({ memory, place }) => ({ memory, count: 1, places: [place] }));
  }
  const sorted = all.toSorted((one, other) => one.memory.stability - other.memory.stability);
  const size = all.length / mostWalked;
  return Array.from({ length: mostWalked }, (_, no) =>
    sorted.slice(Math.round(no * size), Math.round((no + 1) * size)),
  ).flatMap((few) => {
    const middle = few[Math.floor(few.length / 2)];
    const places = few.map(({ place }) => place);
    return middle ? [{ memory: middle.memory, count: few.length, places }] : [];
  });
}

/** So many groups stand for all that is new. */
const mostFresh = 150;

/** Things that were begun on one day are alike. */
function begin(count: number, { memory, groups }: { memory: Memory; groups: number }): Walker[] {
  const length = Math.min(count, groups);
  return Array.from({ length }, () => ({ memory, count: count / length, places: [] }));
}
