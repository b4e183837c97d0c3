import { describeSense, isOpposed } from './opposites.ts';

/** Whether a text has an opposite of what it leaves out, down to 'from' and 'to'. */
export function opposes(key: readonly string[], given: readonly string[]): boolean {
  const unsaid = subtract(key, given).map(describeSense);
  const added = subtract(given, key).map(describeSense);
  return added.some((sense) => unsaid.some((wanted) => isOpposed(wanted, sense)));
}

/** Each word as often as the others do not have it: 'more … more' less 'more … less' is 'more'. */
function subtract(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
