import { findLeast } from '../find-least.ts';

/** How well each topic is known, in percent; null where nothing of it was asked. */
export type Masteries = ReadonlyMap<string, number | null>;

type Shares = { masteries: Masteries; taken: ReadonlyMap<string, number> };

/** The one that has had the least of what its weakness asks for. */
export function pickTopic(
  topics: readonly string[],
  { masteries, taken }: Shares,
): string | undefined {
  const fullness = (topic: string) =>
    ((taken.get(topic) ?? 0) + 0.5) / weaknessOf(masteries.get(topic) ?? null);
  return findLeast(topics, fullness);
}

/** What was never asked is as weak as what is half known. */
function weaknessOf(mastery: number | null): number {
  return Math.max(0.05, 1 - (mastery ?? 50) / 100);
}
