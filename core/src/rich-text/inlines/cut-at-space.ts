import { matchOutside } from './match-outside.ts';

/** The last `length` places of a line or fewer, from a space on; empty where none is outside of formulas and code. */
export function cutBefore(text: string, length: number): string {
  const space = listSpaces(text).find((at) => at >= text.length - length);
  return space === undefined ? '' : text.slice(space);
}

/** The first `length` places or fewer, up to such a space. */
export function cutBehind(text: string, length: number): string {
  return text.slice(0, listSpaces(text).findLast((at) => at <= length) ?? 0);
}

function listSpaces(text: string): number[] {
  return matchOutside(text, / /g).map(({ index }) => index);
}
