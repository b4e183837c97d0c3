import { contentWords } from '../content-words.ts';
import { findArticle, findPlurality, fitsArticle, looksPlural } from '../lint/cue-rules.ts';
import { isAbsolute } from '../lint/option-rules.ts';
import { rateLikeness, rateSharedWords } from '../likeness.ts';
import { readNumber } from '../lint/read-number.ts';
import type { Attack, Puzzle } from './puzzle.ts';

/** Tricks for choosing between options. */
export const optionAttacks: readonly Attack[] = [
  { attack: 'longest option', rate: ({ options }) => options.map(({ length }) => length) },
  { attack: 'shortest option', rate: ({ options }) => options.map(({ length }) => -length) },
  {
    attack: 'absolute words',
    rate: ({ options }) => options.map((text) => (isAbsolute(text) ? 0 : 1)),
  },
  { attack: 'word overlap with the stem', rate: rateOverlap },
  { attack: 'grammar clash', rate: rateGrammar },
  { attack: 'options only', rate: rateCentre },
  { attack: 'option most like the others', rate: ({ options }) => rateLikeness(options) },
  { attack: 'largest number', applies: hasNumbers, rate: rankNumbers },
  {
    attack: 'smallest number',
    applies: hasNumbers,
    rate: (puzzle) => rankNumbers(puzzle).map((value) => -value),
  },
];

export function positionAttack(at: number): Attack {
  return {
    attack: `position ${at + 1}`,
    rate: ({ options }) => options.map((_, no) => (no === at ? 1 : 0)),
  };
}

function rateOverlap({ stem, options }: Puzzle): number[] {
  const asked = contentWords(stem);
  return options.map((text) => contentWords(text).intersection(asked).size);
}

function rateGrammar({ stem, options }: Puzzle): number[] {
  const article = findArticle(stem);
  const isPlural = findPlurality(stem);
  return options.map((text) => {
    const fitsFirst = article === undefined || fitsArticle(text, article);
    const fitsSecond = isPlural === undefined || looksPlural(text) === isPlural;
    return Number(fitsFirst) + Number(fitsSecond);
  });
}

/** Wrong options are often variations of the right one, so the one most like all others is it. */
function rateCentre({ options }: Puzzle): number[] {
  const numbers = options.map(readNumber).filter((number) => number !== undefined);
  if (numbers.length === options.length) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const middle = (sorted.length - 1) / 2;
    return numbers.map((number) => -Math.abs(sorted.indexOf(number) - middle));
  }
  return rateSharedWords(options);
}

function hasNumbers({ options }: Puzzle): boolean {
  return options.every((text) => readNumber(text) !== undefined);
}

function rankNumbers({ options }: Puzzle): number[] {
  return options.map((text) => readNumber(text) ?? 0);
}
