import { contentWords, splitWords } from '../content-words.ts';
import type { RowFact } from '../facts/fact.ts';
import { mayBeRightToo } from './term-family.ts';

/** Values of one column, all of one kind and each there once. */
export type Column = {
  no: number;
  kind: 'number' | 'words';
  /** What all numbers of the column count; empty where they are bare, null where units differ. */
  unit: string | null;
  /** The values that could be asked for, by their rows. */
  values: ReadonlyMap<RowFact, string>;
};

/** The columns of a table beside the first whose values can be told from each other. */
export function readColumns(rows: readonly RowFact[]): Column[] {
  const width = rows[0]?.header.length ?? 0;
  return Array.from({ length: Math.max(0, width - 1) }, (_, no) => no + 1).flatMap((no) => {
    const cells = rows.map((row) => row.cells[no] ?? '');
    const header = rows[0]?.header[no] ?? '';
    const kinds = new Set(cells.filter((cell) => !isEmpty(cell)).map(kindOf));
    const [kind = 'other'] = kinds;
    if (kinds.size !== 1 || kind === 'other' || remarkHeader.test(header)) return [];
    const values = rows.flatMap((row, at) => {
      const value = cells[at] ?? '';
      return isEmpty(value) ? [] : [[row, value] as const];
    });
    const isUnique = new Set(values.map(([, value]) => sameness(value))).size === values.length;
    if (!isUnique || (kind === 'number' && !haveOneUnit(values.map(([, value]) => value))))
      return [];
    const [unit = null, ...others] = new Set(values.map(([, value]) => unitOf(value)));
    return [{ no, kind, unit: others.length === 0 ? unit : null, values: new Map(values) }];
  });
}

function sameness(value: string): string {
  return splitWords(value).join(' ') || value;
}

/** Nothing, or a word that says how much it is like the others. */
function isEmpty(cell: string): boolean {
  return /^[\s–—-]*$/u.test(cell) || vague.test(cell);
}

const vague =
  /^(?:n\/?a|none|unknown|various|varies|same|ditto|either|both|neither|similar|different|other|any|all|some|(?:very )?many|(?:very )?few|several|one|keine|viele|wenige|gleich|verschieden|ninguno|varios|muchos|pocos|aucun|divers|plusieurs|\?)$/iu;

const longestValue = 100;

function kindOf(cell: string): 'number' | 'words' | 'other' {
  if (/^(?:yes|no|true|false|high|low|medium|ja|nein|sí|si|oui|non|[✓✗x+±]|[-+]+)$/iu.test(cell)) {
    return 'other';
  }
  if (/^(?:[~≈<>±]|ca\.?|about|approx\.?)? ?[-−]?\d/iu.test(cell)) return 'number';
  if (cell.length > longestValue || /[?!$\\←→]|\.\.\.|…|\bsee\b|https?:/iu.test(cell)) {
    return 'other';
  }
  return /\p{L}{2}/u.test(cell) ? 'words' : 'other';
}

/** '154', '134' or '1.5 µg', '40 mg', but not '12 kg' and '3 parts of four'. */
function haveOneUnit(values: readonly string[]): boolean {
  const rest = values.map(unitOf);
  return rest.every((unit) => unit.split(' ').length <= 2) && new Set(rest).size <= 3;
}

function unitOf(value: string): string {
  return value.replace(/[\d.,\s–−+-]+/gu, ' ').trim();
}

/** A column of remarks has no value that only one row could have. */
const remarkHeader =
  /\?$|^why\b|\b(?:examples?|beispiele?|ejemplos?|exemples?)$|^(?:notes?|remarks?|comments?|reasons?|rationale|other|misc|rating|score|status|source|reference|page|bemerkung(?:en)?|anmerkung(?:en)?|grund|notas?|observaciones|remarques?)$/iu;

/** The other values of a column that would be wrong in this row. */
export function findOtherValues({ values }: Column, row: RowFact): string[] {
  const own = values.get(row);
  if (own === undefined) return [];
  return [...values.values()].filter((value) => value !== own && !mayStandFor(own, value));
}

const shortCell = 3;

/** A part of the other, or, of longer cells, with a word in common: 'leafy greens' for 'greens, peas'. */
export function mayStandFor(one: string, other: string): boolean {
  const [first, second] = [contentWords(one), contentWords(other)];
  if (first.size === 0 || second.size === 0) return sameness(one) === sameness(other);
  if (first.isSubsetOf(second) || second.isSubsetOf(first)) return true;
  const isShort =
    first.size <= shortCell && second.size <= shortCell && !/[,;/]/u.test(one + other);
  return !isShort && mayBeRightToo(first, second);
}
