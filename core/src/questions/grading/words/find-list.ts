import type { Known } from '../describe-question.ts';
import { isStatementWord, joins } from '../languages/small-words.ts';
import { readMeaning } from './list-meanings.ts';
import { listTokens } from './list-tokens.ts';
import type { Judgement } from '../pick-best.ts';
import { isSameSense, isSameTermWord } from './say-same.ts';

/** The items of a text that only lists things ('red, green and blue'), or undefined. */
export function findList(text: string, { language }: Pick<Known, 'language'>) {
  const items = text.split(/[,;]|\s(?:and|und|et|y|e)\s|&/iu).map(listTokens);
  const words = items.map((item) => readMeaning(item, language).words);
  const filled = words.filter((item) => item.length > 0);
  const isPlain = !items.flat().some((word) => isStatementWord(word, language));
  const isList = filled.length > 1 && filled.every((item) => item.length <= maxWords);
  return isList && isPlain ? filled : undefined;
}

type Lists = { key: string; answer: string; known: Known };

/**
 * A list is right with the same items in any order, with or without commas; with fewer items, or
 * with one more, it is another list. Undefined where the key is no list.
 */
export function judgeList({ key, answer, known }: Lists): Judgement | undefined {
  const wanted = findList(key, known);
  if (!wanted) return undefined;
  const said = readMeaning(listTokens(answer), known.language);
  if (said.isDenied || said.turning.length > 0) return 'needs-review';
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length &&
    one.every((word) => other.some((given) => isSameTermWord(word, given, known)));
  if (isSame(wanted.flat(), said.words)) return 'correct';
  const given = findList(answer, known) ?? [said.words];
  const missed = wanted.filter((item) => !given.some((one) => isSame(item, one)));
  const added = given.filter((one) => !wanted.some((item) => isSame(item, one)));
  const isApart = added.every((item) =>
    item.every((word) => !wanted.flat().some((one) => isSameSense(one, word, known))),
  );
  if (missed.length === wanted.length || !isApart || given.some((item) => item.length > maxWords)) {
    return 'needs-review';
  }
  if (missed.length + added.length === 0) return 'correct';
  // 'London, England' is no list of two, and one item for another may be the same in other words.
  const isList = wanted.length > 2 || listTokens(key).some(joins);
  // What the text names beside the key may belong to it, and 'name one' asks for no list.
  const isSurplus = missed.length === 0 && !added.flat().some((word) => known.ownWords.has(word));
  const isPart = added.length === 0 && !known.asked.some((word) => fewer.has(word));
  return isList && (isSurplus || isPart) ? 'denied' : 'needs-review';
}

const fewer: ReadonlySet<string> = new Set('1 one any either example beispiel ejemplo'.split(' '));
/** Longer items are statements, and the order may matter. */
const maxWords = 2;
