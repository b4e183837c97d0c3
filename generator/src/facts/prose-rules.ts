import { abbreviations } from './abbreviations.ts';
import { dateOpenings } from './date-openings.ts';
import { definedLines } from './definitions/defined-lines.ts';
import { definitions } from './definitions/definitions.ts';
import type { FactRule } from './fact.ts';
import { namings } from './namings.ts';

/** The rules that find facts in sentences. */
export const proseRules: readonly FactRule[] = [
  abbreviations,
  definitions,
  definedLines,
  namings,
  dateOpenings,
];
