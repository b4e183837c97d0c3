import { longTexts } from '../texts.ts';

/** All our English texts, one after the other, cut to the most that a plan takes. */
export function makeLongMaterial(characters: number): string {
  const all = longTexts.map(({ text }) => text).join('\n\n');
  return all.repeat(Math.ceil(characters / all.length)).slice(0, characters);
}
