import { isFormula } from '../units/formula-lines.ts';

/** Whether a line says something, as a heading does: a formula or a reaction does not. */
export function hasWord(line: string): boolean {
  if (isFormula(line) || isReaction(line)) return false;
  // Scripts without capitals write whole words with one or two signs.
  return /\p{L}{3}|\p{Lo}/u.test(line);
}

/** Sums on the sides of an arrow, whatever they are sums of. */
function isReaction(line: string): boolean {
  return /\s\+\s/.test(line) && /<?[-=]?[-=]>|[⇌→]/u.test(line);
}
