import { blank } from '@engram/core/questions/question.ts';
import type { RowFact } from '../facts/fact.ts';
import { plainText } from '../facts/plain-text.ts';
import { sharesRoot } from '../facts/shared-roots.ts';
import { type Column, readColumns } from '../families/column-family.ts';
import { formOf } from '../families/term-form.ts';
import type { Document } from '../structure/document.ts';
import { contextOf } from './context.ts';
import type { Findings } from './kind.ts';
import { wordingFor } from './wordings.ts';

/** A cell that may be asked for. */
export type Cell = { rows: readonly RowFact[]; row: RowFact; column: Column; value: string };

/** Every cell of every table that can be told from the others of its column. */
export function listCells({ facts }: Findings): Cell[] {
  const rows = facts.filter((fact): fact is RowFact => fact.shape === 'row');
  return [...Map.groupBy(rows, ({ group }) => group).values()].flatMap((own) =>
    readColumns(own).flatMap((column) =>
      [...column.values].flatMap(([row, value]) =>
        showsOther(nameOf(row), value) ? [] : [{ rows: own, row, column, value }],
      ),
    ),
  );
}

/** 'Aortic – Aorta' and 'Program Counter – PC' are answered by reading. */
function showsOther(name: string, value: string): boolean {
  return sharesRoot(name, value) || areInitials(name, value) || areInitials(value, name);
}

function areInitials(short: string, long: string): boolean {
  if (formOf(short) !== 'short') return false;
  const letters = short.replace(/[^\p{L}]/gu, '').toLowerCase();
  const words = long.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (letters.length < 2 || words.length < 2 || words.length > 8) return false;
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return initials.startsWith(letters) || letters.startsWith(initials);
}

export function nameOf({ cells }: RowFact): string {
  return cells[0] ?? '';
}

/** The row with a gap in one of two cells. */
export function writeRow({ document }: Findings, cell: Cell, gap: 'name' | 'value'): string {
  const { row, column, value } = cell;
  const words = wordingFor(document.language.code);
  const name = words.cell(row.header[0] ?? '', gap === 'name' ? blank : nameOf(row));
  const other = words.cell(row.header[column.no] ?? '', gap === 'value' ? blank : value);
  return words.row([name, other], titleOf(document, row, [nameOf(row), value]));
}

/** The whole row, as it is shown beside the answer. */
export function explainRow({ document }: Findings, { header, cells }: RowFact): string {
  const words = wordingFor(document.language.code);
  return `${header.map((head, no) => words.cell(head, cells[no] ?? '')).join(' – ')}.`;
}

/** The caption, or the heading where 'Type' alone would not say of what. */
function titleOf(document: Document, row: RowFact, hidden: readonly string[]): string {
  const table = document.blocks.find(
    (block) => block.kind === 'table' && `table:${block.start}` === row.group,
  );
  const caption = table?.kind === 'table' ? table.caption : null;
  if (caption === null) {
    return generic.test(row.header[0] ?? '') ? (contextOf(document, row, hidden) ?? '') : '';
  }
  const title = plainText(document, caption).replace(number, '');
  return hidden.some((text) => sharesRoot(title, text)) ? '' : title.replace(/[.:]$/u, '');
}

/** 'Table 1. ' in front of a caption. */
const number = /^(?:table|tabelle|tabla|tableau|tab\.?)\s*\d*(?:\.\d+)*\s*[.:–-]?\s*/iu;

const generic =
  /^(?:names?|types?|kinds?|stages?|phases?|categor(?:y|ies)|levels?|class|groups?|forms?|models?|terms?|items?|part|name|typ|art|phase|stufe|gruppe|klasse|nombre|tipo|fase|clase|grupo|nom|type|forme|classe|groupe)$/iu;
