import { arrays } from './word/arrays.ts';
import type { WordFormula } from './word/formula.ts';
import { marks } from './word/marks.ts';
import { operators } from './word/operators.ts';
import { structures } from './word/structures.ts';
import { substances } from './word/substances.ts';

/** Formulas as Word keeps them, with keys written by hand. */
export const wordFormulas: readonly WordFormula[] = [
  ...structures,
  ...operators,
  ...arrays,
  ...marks,
  ...substances,
];

/** Each formula is in a sentence of its own, which no other sentence is like. */
export function writeSentence(at: number, formula: string): string {
  const name = wordFormulas[at]?.name ?? '';
  return `Number ${at + 1} of the course is called ${name} and is written ${formula} by all of us.`;
}
