import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import { contentWords } from '../content-words.ts';
import { shapeOf } from './meaning-shape.ts';

/** Fewer are no choice. */
export const fewestAlternatives = 3;

type Options = { key: string; others: readonly string[]; seed: string; language: string };

/** Three wrong options among which the key does not stand out, or null. */
export function chooseAlike({ key, others, seed, language }: Options): string[] | null {
  const alike = others.filter((other) => lookAlike(key, other, language));
  const unlike = (other: string) => looks.filter((look) => look(other) !== look(key)).length;
  const chosen = shuffle(alike, seedRandom(seed))
    .toSorted((one, two) => unlike(one) - unlike(two))
    .slice(0, fewestAlternatives);
  return chosen.length < fewestAlternatives || standsOut(key, chosen) ? null : chosen;
}

const leastRatio = 0.4;
const smallGap = 12;
const longFrom = 4;

/** Whether two options look so much alike that neither is picked or passed over by its looks. */
export function lookAlike(one: string, other: string, language: string): boolean {
  if (hasDigit(one) !== hasDigit(other) || beginsSmall(one) !== beginsSmall(other)) return false;
  const [short, long] = [one.length, other.length].toSorted((left, right) => left - right);
  if (short === undefined || long === undefined) return false;
  if (long - short > smallGap && short < long * leastRatio) return false;
  const areLong = [one, other].every((text) => text.split(' ').length >= longFrom);
  return !areLong || shapeOf(one, language) === shapeOf(other, language);
}

function hasDigit(text: string): boolean {
  return /\d/u.test(text);
}

export function beginsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

const looks: readonly ((text: string) => boolean)[] = [
  (text) => text.includes(' '),
  (text) => text.includes('-'),
  (text) => text.includes('('),
  (text) => text.includes(','),
  (text) => /[^siu]s$/u.test(text),
  (text) => text.endsWith('ing'),
  (text) => /^\p{Lu}+$/u.test(text),
];

/** Whether something that all wrong options have or lack gives the key away: two words among single ones. */
function standsOut(key: string, others: readonly string[]): boolean {
  if (looks.some((look) => others.every((other) => look(other) !== look(key)))) return true;
  const [first = new Set<string>(), ...rest] = others.map(contentWords);
  const common = rest.reduce((left, words) => left.intersection(words), first);
  // Three theories and something else.
  return common.difference(contentWords(key)).size > 0;
}
