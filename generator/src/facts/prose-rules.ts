import { abbreviations } from './abbreviations.ts';
import { dateOpenings } from './date-openings.ts';
import { definitions } from './definitions.ts';
import type { FactRule } from './fact.ts';
import { namings } from './namings.ts';
import { quantities } from './quantities.ts';

/** The rules that find facts in sentences. */
export const proseRules: readonly FactRule[] = [
  abbreviations,
  definitions,
  namings,
  dateOpenings,
  quantities,
];
