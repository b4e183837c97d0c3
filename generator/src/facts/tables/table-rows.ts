import { splitWords } from '../../content-words.ts';
import type { Document, Table } from '../../structure/document.ts';
import type { FactRule, RowFact } from '../fact.ts';
import { isTellingHead } from './column-heads.ts';
import { isLabel } from '../labels.ts';
import { plainText } from '../plain-text.ts';
import { isRounded, isWorkedCase } from './table-notes.ts';

/** Rows of a table whose first column names things, each once. */
export const tableRows: FactRule<RowFact> = {
  name: 'table rows',
  find: (document) => document.blocks.flatMap((block) => findRows(document, block)),
  good: [
    {
      text: `| Valve | From | To |\n|---|---|---|\n| Tricuspid | Right atrium | Right ventricle |\n| Mitral | Left atrium | Left ventricle |\n| Aortic | Left ventricle | Aorta |`,
      why: 'three valves, each in a row of its own',
    },
    {
      text: `| Body | Years |\n|---|---|\n| National Assembly | 1789 to 1791 |\n| Convention | 1792 to 1795 |\n| Directory | 1795 to 1799 |`,
      why: 'names with their years',
    },
    {
      text: `| Jahr | Ereignis |\n|---|---|\n| 1848 | Märzrevolution |\n| 1871 | Reichsgründung |\n| 1918 | Novemberrevolution |`,
      why: 'years that name what happened',
    },
  ],
  bad: [
    {
      text: `| Feature | Mitosis | Meiosis |\n|---|---|---|\n| Divisions | one | two |\n| Daughter cells | two | four |\n| Place | body cells | gonads |`,
      why: 'the columns are the things, the rows are their attributes',
    },
    {
      text: `| Method | Rating |\n|---|---|\n| Advantages | cheap and quick |\n| Disadvantages | not exact |\n| Sampling | random |`,
      why: 'a row of the table is an attribute',
    },
    {
      text: `| Region | Sales |\n|---|---|\n| North | 210 |\n| South | 340 |\n| Total | 550 |`,
      why: 'a total is no thing of its own',
    },
    {
      text: `| Claim | Source |\n|---|---|\n| Prices rise when demand grows. | Smith |\n| Wages are slow to fall. | Keynes |\n| Money does not matter. | Ricardo |`,
      why: 'sentences name nothing',
    },
    {
      text: `| Risks at home | Risks at work |\n|---|---|\n| Falls | Noise |\n| Burns | Dust |\n| Poisons | Stress |`,
      why: 'two lists side by side',
    },
    {
      text: `| Cause | Deaths |\n|---|---|\n| Cancer | 60,470 |\n| Diabetes | 33,295 |\n| Other diseases | 28,641 |`,
      why: 'a row for the rest',
    },
    {
      text: `| Metal | Use |\n|---|---|\n| Copper | wires |\n| Copper | pipes |\n| Zinc | coating |`,
      why: 'the same name twice',
    },
    {
      text: `| | Plants | Animals |\n|---|---|---|\n| Cell wall | yes | no |\n| Chloroplasts | yes | no |\n| Vacuole | large | small |`,
      why: 'nothing says what the first column is',
    },
    {
      text: `| Week | Topic |\n|---|---|\n| 1 | Sampling |\n| 2 | Regression |\n| 3 | Testing |`,
      why: 'a timetable is no content',
    },
    {
      text: `| Section | Marks |\n|---|---|\n| Essay | 40 |\n| Short answers | 30 |\n| Grammar | 30 |`,
      why: 'how an exam is marked',
    },
    {
      text: `| Process | Burst time |\n|---|---|\n| P1 | 5 |\n| P2 | 4 |\n| P3 | 2 |`,
      why: 'names that only count stand for the numbers of an exercise',
    },
    {
      text: `| Symbol | Meaning |\n|---|---|\n| $s$ | displacement |\n| $u$ | initial velocity |\n| $t$ | time taken |`,
      why: 'formulas are no names',
    },
    {
      text: `| Starting mass | End |\n|---|---|\n| below ~8 suns | white dwarf |\n| 8 to 20 suns | neutron star |\n| more than 20 | black hole |`,
      why: 'conditions are no names',
    },
    {
      text: `| what | Place |\n|---|---|\n| Mitral | left side |\n| Tricuspid | right side |\n| Aortic | exit to the body |`,
      why: 'nothing says what the rows are',
    },
    {
      text: `Example (invented): a bakery buys three machines.\n\n| Machine | Cost |\n|---|---|\n| Oven | 12,000 |\n| Mixer | 3,000 |\n| Fridge | 2,000 |`,
      why: 'the numbers of a worked case',
    },
    {
      text: `| Mask | Wildcard |\n|---|---|\n| 255.255.255.0 (/24) | 0.0.0.255 |\n| 255.255.0.0 (/16) | 0.0.255.255 |\n| 255.0.0.0 (/8) | 0.255.255.255 |`,
      why: 'numbers are no names',
    },
  ],
};

const fewestRows = 3;
const longestName = 60;

function findRows(document: Document, block: Document['blocks'][number]): RowFact[] {
  if (block.kind !== 'table' || document.sections[block.section]?.isContent === false) return [];
  const header = block.header.map((cell) => withoutSource(plainText(document, cell)));
  const rows = block.rows.map((row) => row.cells.map((cell) => plainText(document, cell)));
  if (!namesThings(header, rows) || isWorkedCase(document, block)) return [];
  const facts = toFacts(block, header, rows);
  return isRounded(document, block) ? facts.map((row) => ({ ...row, isRounded: true })) : facts;
}

/** 'Cause of death (WHO, 2016)' names its column and where the numbers are from. */
function withoutSource(cell: string): string {
  return cell.replace(/\s*\([^()]*\b(?:1[5-9]|20)\d\d\)/gu, '').replace(/:+$/u, '');
}

function toFacts(
  { section, start, rows: places, header: heads }: Table,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): RowFact[] {
  // Without the header a row does not say what its cells are.
  const top = { start: heads[0]?.start ?? start, end: heads.at(-1)?.end ?? start };
  return places.map((place, no) => ({
    shape: 'row',
    rule: 'table rows',
    section,
    proof: [{ start: place.start, end: place.end }, top],
    group: `table:${start}`,
    header,
    cells: rows[no] ?? [],
    isRounded: false,
  }));
}

/** One table in doubt is refused with all its rows: its other rows are read by the same header. */
function namesThings(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const [first = ''] = header;
  if (header.length < 2 || rows.length < fewestRows) return false;
  if (header.some((cell) => cell === '') || areSame(header)) return false;
  if (attributeHeader.test(first) || timetable.test(first) || !isTellingHead(first)) return false;
  if (header.some((cell) => organising.test(cell)) || areLists(header)) return false;
  if (rows.some((cells) => cells.length !== header.length)) return false;
  const names = rows.map(([cell = '']) => cell);
  return names.every(isName) && !areSame(names) && !countRows(names);
}

/** 'Risks at home' beside 'Risks at work': two lists side by side, whose rows have nothing in common. */
function areLists([first = '', ...others]: readonly string[]): boolean {
  const listed = pluralsOf(first);
  if (others.some((cell) => pluralsOf(cell).intersection(listed).size > 0)) return true;
  const isPlural = (cell: string) => /[^siu]s$/iu.test(cell);
  return isPlural(first) && others.every(isPlural);
}

function pluralsOf(cell: string): Set<string> {
  return new Set(cell.toLowerCase().match(/\p{L}{2,}[^siu\P{L}]s(?!\p{L})/gu) ?? []);
}

function areSame(cells: readonly string[]): boolean {
  return new Set(cells.map((cell) => splitWords(cell).join(' ') || cell)).size < cells.length;
}

function isName(cell: string): boolean {
  if (cell === '' || cell.length > longestName || cell.split(' ').length > 6) return false;
  if (/[.?!:;]$|[.?!;] /u.test(cell) || !/[\p{L}\p{N}]/u.test(cell)) return false;
  // Signs of a condition, of a sum or of a note; 'HBr, ROOR' are two things.
  if (/[$\\←→<>≤≥=~*#]|^\p{Ll}$|[,;]|\s[+/]\s/u.test(cell)) return false;
  // A year names what happened; any other number is a measurement or a place in a list.
  if (!/\p{L}/u.test(cell)) return /^\d{4}(?:\s?[–-]\s?\d{2,4})?$|^[^\d\s]{1,4}$/u.test(cell);
  return !isLabel(cell) && !/^(?:others?|andere|sonstige|otros|otras|autres)\b/iu.test(cell);
}

/** '1', '2', '3', 'I', 'II' and 'P1', 'P2', 'P3' count rows, they do not name anything. */
function countRows(names: readonly string[]): boolean {
  if (names.every((name) => /^\(?(?:\d{1,3}|[ivx]+)[.)]?$/iu.test(name))) return true;
  const counted = names.map((name) => /^(\D*?)(\d{1,3})$/u.exec(name));
  const [first] = counted;
  return counted.every(
    (match, no) => match?.[1] === first?.[1] && Number(match?.[2]) === Number(first?.[2]) + no,
  );
}

const attributeHeader =
  /^(?:features?|propert(?:y|ies)|characteristics?|aspects?|criteri(?:on|a)|attributes?|parameters?|comparison|differences?|variables?|factors?|points?|basis(?: of .*)?|questions?|statements?|claims?|merkmale?|eigenschaft(?:en)?|kriteri(?:um|en)|aspekte?|vergleich|unterschiede?|características?|aspectos?|criterios?|propiedad(?:es)?|caractéristiques?|aspects?|critères?|propriétés?)$/iu;

const timetable =
  /^(?:#|no\.?|nr\.?|n[.º°]|steps?|week|day|date|deadline|due|lecture|session|chapter|time|hours?|page|student|grade|points|schritt|woche|tag|datum|termin|sitzung|kapitel|uhrzeit|seite|paso|semana|día|fecha|tema|capítulo|hora|étape|semaine|jour|date|séance|chapitre|heure)\b/iu;

/** Columns that say how a course or an exam is organised. */
const organising =
  /^(?:marks?|points|grades?|weight(?:ing)?|deadline|due(?: date)?|pages?|chapters?|lectures?|weeks?|syllabus|exam|done|status|punkte|note|seite|kapitel|puntos|página|capítulo|pages?|chapitre)$/iu;
