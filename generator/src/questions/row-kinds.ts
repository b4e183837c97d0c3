import { listContentWords } from '../content-words.ts';
import { sharesRoot } from '../facts/shared-roots.ts';
import { chooseAlike, lookAlike } from '../families/alike.ts';
import { areNear, isMemorable, mayStandFor } from '../families/column-family.ts';
import type { Candidate, Findings, Kind } from './kind.ts';
import { askOf, chooseSome, makeCandidate } from './make-candidate.ts';
import { type Cell, explainRow, listCells, nameOf, showsOther, writeRow } from './table-cells.ts';
import { titleTells } from './table-title.ts';
import { readTypedNumber } from './typed-numbers.ts';
import { allLanguages, wordingFor } from './wordings.ts';

const typedName = 'table cell → typed';

/** Numbers and years of a table, to be typed. */
const cellTyped: Kind = {
  name: typedName,
  type: 'fill-in-blank',
  languages: allLanguages,
  onIn: [],
  make: (findings) =>
    listCells(findings).flatMap((cell) =>
      cell.column.kind === 'number' ? typeCell(findings, cell) : [],
    ),
};

function typeCell(findings: Findings, cell: Cell): Candidate[] {
  const { row, column, value, title } = cell;
  const number = readTypedNumber(value, {
    column: [...column.values.values()],
    language: findings.document.language.code,
  });
  if (number === null || titleTells(title, number.key, [])) return [];
  return makeCandidate(findings, {
    kind: typedName,
    facts: [row],
    asks: [askOf(row)],
    content: {
      type: 'fill-in-blank',
      text: writeRow(findings, { cell, of: 'value', unit: number.unit }),
      key: number.key,
      accepted: [...number.accepted],
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
  onIn: ['en', 'de'],
  make: (findings) => listCells(findings).flatMap((cell) => chooseCell(findings, cell)),
};

/** Either way round: the value of a name or the name of a value, by chance. */
function chooseCell(findings: Findings, cell: Cell): Candidate[] {
  const { row, column, value, title } = cell;
  const seed = `${findings.seed} ${choiceName} ${askOf(row)} ${column.no}`;
  const { code } = findings.document.language;
  const ways = (['value', 'name'] as const).flatMap((of) => {
    const key = of === 'value' ? value : nameOf(row);
    const others = of === 'value' ? findOtherValues(cell) : findOtherNames(cell);
    const wrong = chooseAlike({ key, others, seed, language: code });
    if (wrong === null || titleTells(title, key, wrong)) return [];
    const shown = of === 'value' ? nameOf(row) : value;
    return beginsLike(shown, key) && !wrong.some((other) => beginsLike(shown, other))
      ? []
      : [{ of, key, wrong }];
  });
  const [way] = chooseSome(ways, 1, seed);
  if (way === undefined) return [];
  return makeCandidate(findings, {
    kind: choiceName,
    facts: [row],
    asks: [askOf(row)],
    content: {
      type: 'multiple-choice',
      text: writeRow(findings, { cell, of: way.of }),
      key: way.key,
      distractors: way.wrong,
      explanation: explainRow(findings, row),
      hint: '',
    },
  });
}

const sameBeginning = 3;

/** 'Rosaceae' tells 'rose family', though the two have no root of four letters. */
function beginsLike(shown: string, option: string): boolean {
  const beginnings = (text: string) =>
    new Set(listContentWords(text).map((word) => word.slice(0, sameBeginning)));
  return !beginnings(shown).isDisjointFrom(beginnings(option));
}

/** The values of other rows that would be wrong in this one; none that its own row gives away. */
function findOtherValues({ row, column, value }: Cell): string[] {
  if (column.kind !== 'words') return [];
  return [...column.values].flatMap(([other, wrong]) => {
    const isWrong = other !== row && !mayStandFor(value, wrong);
    const isGiven = showsOther(nameOf(other), wrong) || sharesRoot(nameOf(row), wrong);
    return isWrong && !isGiven ? [wrong] : [];
  });
}

/** The names of other rows for which the value would be wrong. */
function findOtherNames({ row, column, value }: Cell): string[] {
  const sharing = [...column.values.values()].filter((other) => other === value);
  if (sharing.length > 1 || (column.kind === 'number' && !isMemorable(value))) return [];
  return [...column.values].flatMap(([other, wrong]) => {
    const isNear = column.kind === 'number' ? areNear(value, wrong) : mayStandFor(value, wrong);
    const isWrong = other !== row && !isNear && !sharesRoot(nameOf(other), value);
    return isWrong ? [nameOf(other)] : [];
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
  onIn: [],
  make: (findings) => {
    const cells = listCells(findings).filter(({ column }) => column.kind === 'words');
    const columns = Map.groupBy(cells, ({ row, column }) => `${row.group}:${column.no}`);
    return [...columns].flatMap(([key, own]) => matchColumn(findings, key, own));
  },
};

function matchColumn(findings: Findings, key: string, cells: readonly Cell[]): Candidate[] {
  const chosen: Cell[] = [];
  const { code } = findings.document.language;
  for (const cell of chooseSome(cells, cells.length, `${findings.seed} ${matchingName} ${key}`)) {
    const isClear = chosen.every((other) => !areMixedUp(cell, other, code));
    if (isClear && chosen.length < mostPairs && !titleTells(cell.title, cell.value, []))
      chosen.push(cell);
  }
  const [first] = chosen;
  if (chosen.length < fewestPairs || first === undefined) return [];
  const { header } = first.row;
  const words = wordingFor(code);
  return makeCandidate(findings, {
    kind: matchingName,
    facts: chosen.map(({ row }) => row),
    asks: chosen.map(({ row }) => askOf(row)),
    content: {
      type: 'matching',
      text: words.matchColumns(header[0] ?? '', header[first.column.no] ?? '', first.title),
      pairs: chosen.map(({ row, value }) => ({ left: nameOf(row), right: value })),
      explanation: chosen.map(({ row, value }) => `${nameOf(row)}: ${value}.`).join(' '),
      hint: '',
    },
  });
}

/** Whether the value of one could be taken for that of the other. */
function areMixedUp(one: Cell, other: Cell, language: string): boolean {
  if (!lookAlike(one.value, other.value, language)) return true;
  if (sharesRoot(nameOf(one.row), other.value) || sharesRoot(nameOf(other.row), one.value)) {
    return true;
  }
  return mayStandFor(one.value, other.value);
}

/** Kinds that complete the rows of a table. */
export const rowKinds: readonly Kind[] = [cellTyped, rowChoice, rowMatching];
