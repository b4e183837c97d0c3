import { listTokens } from './list-tokens.ts';
import { matchWord } from './match-word.ts';

/**
 * Whether an answer has a symbol of the key with a letter too many, too few or elsewhere. In a word
 * that is a slip; 'RuBP', 'NaCl' and 'NADPH' are other things with another letter.
 */
export function misspellsSymbol(key: string, given: readonly string[]): boolean {
  return listSymbols(key).some(
    (symbol) => !given.includes(symbol) && given.some((word) => isSlipOf(symbol, word)),
  );
}

/** As tokens: short with two capitals, or without any small letter. */
function listSymbols(key: string): string[] {
  return key
    .split(/[\s()[\],;:.!?]+/u)
    .filter((word) => mixed.test(word) || capitals.test(word))
    .flatMap(listTokens);
}

const mixed = /^(?=(?:.*\p{Lu}){2})[\p{L}\p{N}]{2,5}$/u;
/** A longer one is a word that somebody shouts. */
const capitals = /^(?=.*\p{Lu})[\p{Lu}\p{N}]{2,8}$/u;

/** What the spelling of words forgives, but for a plural and for marks on letters. No digit is a slip anyway. */
function isSlipOf(symbol: string, word: string): boolean {
  if (/\p{N}/u.test(symbol + word)) return false;
  const isForm = word === `${symbol}s` || bare(word) === bare(symbol);
  return !isForm && matchWord(symbol, word) === 'same';
}

function bare(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}+/gu, '');
}
