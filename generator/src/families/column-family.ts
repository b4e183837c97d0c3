import { contentWords, splitWords } from '../content-words.ts';
import { holdsData, holdsQualities, isTellingHead, mayLean } from '../facts/tables/column-heads.ts';
import type { RowFact } from '../facts/fact.ts';
import { withoutStop } from '../facts/plain-text.ts';
import { isDegree, isPlainValue } from './plain-value.ts';
import { mayBeRightToo } from './term-family.ts';

/** Values of one column, all of one kind; words stand there once. */
export type Column = {
  no: number;
  kind: 'number' | 'words';
  /** What all numbers of the column count; empty where they are bare, null where units differ. */
  unit: string | null;
  /** The values that could be asked for, by their rows. */
  values: ReadonlyMap<RowFact, string>;
};

/** The columns of a table beside the first that hold one value for each row. */
export function readColumns(rows: readonly RowFact[]): Column[] {
  const header = rows[0]?.header ?? [];
  return header.flatMap((head, no) => {
    if (no === 0 || !isTellingHead(head) || mayLean(head, header)) return [];
    if (remarkHeader.test(head)) return [];
    const cells = rows.map((row) => [row, bareValue(row.cells[no] ?? '')] as const);
    const full = cells.filter(([, cell]) => !isEmpty(cell));
    const kinds = new Set(full.map(([, cell]) => kindOf(cell)));
    const [kind = 'other'] = kinds;
    if (kinds.size !== 1 || kind === 'other') return [];
    return kind === 'number' ? readNumbers(no, head, full) : readWords(no, head, full);
  });
}

/** Without a stop and without what stands in brackets behind it: 'Brasília (since 1960)'. */
function bareValue(cell: string): string {
  const bare = withoutStop(cell);
  return withoutStop(bare.replace(/(?<=\p{L})\s*\([^()]*\)$/u, ''));
}

type Full = readonly (readonly [RowFact, string])[];

function readNumbers(no: number, head: string, full: Full): Column[] {
  const cells = full.map(([, cell]) => cell);
  const isVague = full.some(([row]) => row.isRounded) || cells.some((cell) => !exact.test(cell));
  if (isVague || holdsData(head) || !haveOneUnit(cells)) return [];
  const [unit = null, ...others] = new Set(cells.map(unitOf));
  return [{ no, kind: 'number', unit: others.length === 0 ? unit : null, values: new Map(full) }];
}

/** One number with its unit, and not 'ca. 62', '<120' or '3–5'. */
const exact = /^[-−+]?\d[\d.,\s]*(?:\s?[^\d\s–-]{1,12}(?:\s[^\d\s–-]{1,12})?)?$/u;

const leastPlain = 0.6;

function readWords(no: number, head: string, full: Full): Column[] {
  const isUnique = new Set(full.map(([, cell]) => sameness(cell))).size === full.length;
  if (!isUnique || holdsQualities(head)) return [];
  const names = new Set(full.map(([row]) => sameness(row.cells[0] ?? '')));
  // A chain, 'axillary becomes brachial': every value is right somewhere else, too.
  if (full.some(([, cell]) => names.has(sameness(cell)))) return [];
  const plain = full.filter(([, cell]) => isPlainValue(cell));
  if (plain.length < full.length * leastPlain) return [];
  return [{ no, kind: 'words', unit: null, values: new Map(plain) }];
}

function sameness(value: string): string {
  return splitWords(value).join(' ') || value;
}

/** Nothing, or a word that says how much it is like the others. */
function isEmpty(cell: string): boolean {
  return /^[\s–—-]*$/u.test(cell) || vague.test(cell) || /^(?:very )?rare$/iu.test(cell);
}

const vague =
  /^(?:n\/?a|none|unknown|various|varies|same|ditto|either|both|neither|similar|different|other|any|all|some|(?:very )?many|(?:very )?few|several|one|keine|viele|wenige|gleich|verschieden|ninguno|varios|muchos|pocos|aucun|divers|plusieurs|\?)$/iu;

const longestValue = 100;

function kindOf(cell: string): 'number' | 'words' | 'other' {
  if (isDegree(cell)) return 'other';
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

const mostDigits = 3;

/** One number with its unit that somebody would know by heart: a year, or three digits that count. */
export function isMemorable(value: string): boolean {
  const match =
    /^[-−]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?: ?[\p{L}%°/µΩ²³]{1,12})?$/u.exec(value);
  const number = match?.[1];
  if (number === undefined) return false;
  const digits = number.replace(/[.,]/gu, '').replace(/^0+/u, '');
  const counted = /[.,]\d{1,2}$/u.test(number) ? digits : digits.replace(/0+$/u, '');
  return counted.length <= mostDigits || /^[12]\d{3}$/u.test(value);
}

const leastGap = 0.15;

/** Whether two numbers are so close that nobody could tell which is whose. */
export function areNear(one: string, other: string): boolean {
  if (unitOf(one) !== unitOf(other)) return false;
  if ([one, other].every((value) => /^[12]\d{3}$/u.test(value))) return one === other;
  const [first, second] = [readNumber(one), readNumber(other)];
  return Math.abs(first - second) < Math.max(Math.abs(first), Math.abs(second)) * leastGap;
}

function readNumber(value: string): number {
  const [number = ''] = /[-−]?\d[\d.,]*/u.exec(value) ?? [];
  const plain = number.replace('−', '-').replace(/,(?=\d{3}(?!\d))/gu, '');
  return Number(plain.replace(',', '.'));
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
