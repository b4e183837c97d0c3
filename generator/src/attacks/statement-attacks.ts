import { isNegation, splitWords } from '../content-words.ts';
import { isAbsolute } from '../lint/option-rules.ts';
import type { Attack, Puzzle } from './puzzle.ts';

/** Tricks for judging statements. */
export const statementAttacks: readonly Attack[] = [
  { attack: 'always True', rate: (puzzle) => rateTruth(puzzle, 1) },
  { attack: 'always False', rate: (puzzle) => rateTruth(puzzle, -1) },
  {
    attack: 'absolute words are False',
    rate: (puzzle) => rateTruth(puzzle, isAbsolute(puzzle.stem) ? -1 : 0),
  },
  {
    attack: 'negations are False',
    rate: (puzzle) => rateTruth(puzzle, splitWords(puzzle.stem).some(isNegation) ? -1 : 0),
  },
  {
    attack: 'digits are False',
    rate: (puzzle) => rateTruth(puzzle, /\d/u.test(puzzle.stem) ? -1 : 0),
  },
];

function rateTruth({ options }: Puzzle, truth: number): number[] {
  return options.map((text) => (text === 'True' ? truth : -truth));
}
