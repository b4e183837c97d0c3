import type { Meaning } from './family.ts';

/** Without the words of harmless things. */
export function withoutHarmless({ harmless }: Meaning, words: string): string {
  return words.replace(harmless, 'x');
}

/** How much the words say of the topic. */
export function weighTopic({ signals }: Meaning, read: string): number {
  let weight = 0;
  for (const { weight: own, all, none } of signals) {
    if (own <= weight || none?.test(read)) continue;
    if (all.every((words) => words.test(read))) weight = own;
  }
  return weight;
}

/** Words of the topic, however weak they are. */
export function isTouched(meaning: Meaning, words: string): boolean {
  const read = withoutHarmless(meaning, words);
  return (
    meaning.hints.test(read) ||
    weighTopic(meaning, read) >= 2 ||
    meaning.doubts.some((families) => families.every((family) => family.test(read)))
  );
}
