import { findLeast } from '../find-least.ts';
import { isSurelyKnown } from './is-surely-known.ts';
import { type Masteries, pickTopic } from './pick-topic.ts';
import { progressLimits } from './progress-limits.ts';

/** Something that can be asked now. */
export type Practicable = {
  itemId: string;
  kind: 'card' | 'question';
  /** The topic that it belongs to. */
  topic: string;
  /** The chance that it is known; null for what was never asked. */
  chance: number | null;
};

/**
 * What to practise of some topics: the weaker a topic the more of it, and of each topic what keeps
 * about eight of ten answers right, because what is always right teaches little and what is always
 * wrong discourages. What is surely known is left out, and cards and questions take turns where both
 * are there.
 */
export function choosePractice<T extends Practicable>(
  items: readonly T[],
  { masteries, count }: { masteries: Masteries; count: number },
): T[] {
  const left = new Map(
    [
      ...Map.groupBy(
        items.filter(({ chance }) => !isSurelyKnown(chance)),
        ({ topic }) => topic,
      ),
    ].map(([topic, own]) => [topic, [...own]]),
  );
  const taken = new Map<string, number>();
  const chosen: T[] = [];
  while (chosen.length < count) {
    const topic = pickTopic([...left.keys()], { masteries, taken });
    const own = topic === undefined ? undefined : left.get(topic);
    if (topic === undefined || own === undefined) break;
    const next = pickItem(own, chosen);
    own.splice(own.indexOf(next), 1);
    if (own.length === 0) left.delete(topic);
    taken.set(topic, (taken.get(topic) ?? 0) + 1);
    chosen.push(next);
  }
  return chosen;
}

/** The one whose chance brings the mean of all nearest to the aim; of two alike, one of the other kind. */
function pickItem<T extends Practicable>(own: readonly T[], chosen: readonly T[]): T {
  const sum = chosen.reduce((all, item) => all + chanceOf(item), 0);
  const wanted = progressLimits.practiceAim * (chosen.length + 1) - sum;
  const last = chosen.at(-1)?.kind;
  const distance = (item: T) =>
    Math.abs(chanceOf(item) - wanted) + (item.kind === last ? progressLimits.sameKind : 0);
  const best = findLeast(own, distance);
  if (best === undefined) throw new Error('A topic that is left has an item');
  return best;
}

function chanceOf({ chance }: Practicable): number {
  return chance ?? progressLimits.newChance;
}
