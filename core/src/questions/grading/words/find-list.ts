import { listTokens } from './list-tokens.ts';
import { matchTerm } from './match-term.ts';

/** The items of a text that only lists things ('red, green and blue'), or undefined. */
export function findList(text: string): string[][] | undefined {
  const items = text.split(/[,;]|\s(?:and|und|et|y|e)\s|&/iu).map(listTokens);
  const filled = items.filter((item) => item.length > 0);
  const isList = filled.length > 1 && filled.every((item) => item.length <= maxWords);
  return isList ? filled : undefined;
}

/** Whether two lists have the same items, in any order. */
export function listsTheSame(
  key: readonly string[][],
  given: readonly string[][] | undefined,
): boolean {
  if (given?.length !== key.length) return false;
  const left = [...given];
  return key.every((item) => {
    const place = left.findIndex((one) => matchTerm(item, one) === 'same');
    return place >= 0 && left.splice(place, 1).length === 1;
  });
}

/** Longer items are statements, and the order may matter. */
const maxWords = 2;
