import { sharesRoot } from '../facts/shared-roots.ts';
import { findOtherValues, mayStandFor } from '../families/column-family.ts';
import { fewestAlternatives } from '../families/term-family.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, chooseSome, makeCandidate } from './make-candidate.ts';
import { type Cell, explainRow, listCells, nameOf, writeRow } from './table-cells.ts';
import { acceptedFor, numberOf } from './typed-answers.ts';
import { allLanguages, wordingFor } from './wordings.ts';

const typedName = 'table cell → typed';

/** Numbers and years of a table, to be typed. */
const cellTyped: Kind = {
  name: typedName,
  type: 'fill-in-blank',
  languages: allLanguages,
  isOn: false,
  make: (findings) =>
    listCells(findings).flatMap((cell) =>
      cell.column.kind === 'number' && isMemorable(cell.value) ? typeCell(findings, cell) : [],
    ),
};

const mostDigits = 3;

/** One number with its unit that somebody would know by heart: a year, or three digits that count. */
function isMemorable(value: string): boolean {
  const match =
    /^[-−]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?: ?[\p{L}%°/µΩ²³]{1,12})?$/u.exec(value);
  const number = match?.[1];
  if (number === undefined) return false;
  const digits = number.replace(/[.,]/gu, '').replace(/^0+/u, '');
  const counted = /[.,]\d{1,2}$/u.test(number) ? digits : digits.replace(/0+$/u, '');
  return counted.length <= mostDigits || /^[12]\d{3}$/u.test(value);
}

function typeCell(findings: Findings, cell: Cell): Candidate[] {
  const { row, column, value } = cell;
  // Where all have one unit, nobody has to write it.
  const bare = column.unit === null ? [] : numberOf(value);
  return makeCandidate(findings, {
    kind: typedName,
    facts: [row],
    asks: [askOf(row)],
    content: {
      type: 'fill-in-blank',
      text: writeRow(findings, cell, 'value'),
      key: value,
      accepted: [...acceptedFor(value), ...bare],
      explanation: explainRow(findings, row),
      hint: '',
    },
  });
}

const choiceName = 'table row → choice';

/** A row with a gap, filled from its own column. */
const rowChoice: Kind = {
  name: choiceName,
  type: 'multiple-choice',
  languages: allLanguages,
  isOn: false,
  make: (findings) => listCells(findings).flatMap((cell) => chooseCell(findings, cell)),
};

/** Either way round: the value of a name or the name of a value, by chance. */
function chooseCell(findings: Findings, cell: Cell): Candidate[] {
  const { rows, row, column, value } = cell;
  const values = column.kind === 'words' ? findOtherValues(column, row) : [];
  const isKnown = column.kind === 'words' || isMemorable(value);
  const names = (isKnown ? rows : [])
    .filter((other) => other !== row && !mayStandFor(value, column.values.get(other) ?? value))
    .map(nameOf);
  const ways = [
    { gap: 'value', key: value, others: values } as const,
    { gap: 'name', key: nameOf(row), others: names } as const,
  ].filter(({ others }) => others.length >= fewestAlternatives);
  const seed = `${findings.seed} ${choiceName} ${askOf(row)} ${column.no}`;
  const [way] = chooseSome(ways, 1, seed);
  if (way === undefined) return [];
  return makeCandidate(findings, {
    kind: choiceName,
    facts: [row],
    asks: [askOf(row)],
    content: {
      type: 'multiple-choice',
      text: writeRow(findings, cell, way.gap),
      key: way.key,
      distractors: chooseSome(way.others, fewestAlternatives, seed),
      explanation: explainRow(findings, row),
      hint: '',
    },
  });
}

const matchingName = 'table row → matching';
const fewestPairs = 4;
const mostPairs = 6;

/** The names of a table with the values of one column. */
const rowMatching: Kind = {
  name: matchingName,
  type: 'matching',
  languages: allLanguages,
  isOn: false,
  make: (findings) => {
    const cells = listCells(findings);
    const columns = Map.groupBy(cells, ({ row, column }) => `${row.group}:${column.no}`);
    return [...columns].flatMap(([key, own]) => matchColumn(findings, key, own));
  },
};

function matchColumn(findings: Findings, key: string, cells: readonly Cell[]): Candidate[] {
  const chosen: Cell[] = [];
  for (const cell of chooseSome(cells, cells.length, `${findings.seed} ${matchingName} ${key}`)) {
    const isClear = chosen.every((other) => !areMixedUp(cell, other));
    if (isClear && chosen.length < mostPairs) chosen.push(cell);
  }
  const [first] = chosen;
  if (chosen.length < fewestPairs || first === undefined) return [];
  const { header } = first.row;
  const words = wordingFor(findings.document.language.code);
  return makeCandidate(findings, {
    kind: matchingName,
    facts: chosen.map(({ row }) => row),
    asks: chosen.map(({ row }) => askOf(row)),
    content: {
      type: 'matching',
      text: words.matchColumns(header[0] ?? '', header[first.column.no] ?? ''),
      pairs: chosen.map(({ row, value }) => ({ left: nameOf(row), right: value })),
      explanation: chosen.map(({ row, value }) => `${nameOf(row)}: ${value}.`).join(' '),
      hint: '',
    },
  });
}

/** Whether the value of one could be taken for that of the other. */
function areMixedUp(one: Cell, other: Cell): boolean {
  if (sharesRoot(nameOf(one.row), other.value) || sharesRoot(nameOf(other.row), one.value)) {
    return true;
  }
  return mayStandFor(one.value, other.value);
}

/** Kinds that complete the rows of a table. */
export const rowKinds: readonly Kind[] = [cellTyped, rowChoice, rowMatching];
