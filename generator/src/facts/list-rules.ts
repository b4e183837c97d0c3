import { arrows } from './arrows.ts';
import { tableRows } from './tables/table-rows.ts';
import { termLines } from './term-lines.ts';

/** The facts that tables and lists state. */
export const listRules = [tableRows, termLines, arrows] as const;
