import type { Block, Document, Language } from './document.ts';
import { readLanguage } from '../detect-language.ts';
import { findCode } from './units/code-lines.ts';
import { findHeadings } from './headings/find-headings.ts';
import { findFormulas } from './units/formula-lines.ts';
import { findFurniture } from './asides/furniture.ts';
import { findTables } from './tables/find-tables.ts';
import { findTitle } from './headings/find-title.ts';
import { type Line, readLines, type Span } from './lines.ts';
import { readBlocks, type Unit } from './read-blocks.ts';
import { readSections } from './headings/read-sections.ts';
import { dropUnits } from './units/units.ts';

/** A prepared text as what it is: its sections, and in them prose, lists, tables and the rest. */
export function readDocument(text: string): Document {
  const lines = readLines(text);
  const code = findCode(lines);
  const taken = markTaken(lines.length, code);
  // A cell may be a formula, so tables come first.
  const tables = findTables(lines, taken);
  for (const span of tables) taken.fill(true, span.from, span.to);
  const formulas = findFormulas(lines, taken);
  for (const span of formulas) taken.fill(true, span.from, span.to);
  const language = readWords(lines, [...code, ...formulas]);
  const furniture = findFurniture(lines, taken);
  const reading = { text, lines, isTaken: (no: number) => taken[no] === true || furniture.has(no) };
  const { title, headings, ...opening } = findTitle(reading, findHeadings(reading));
  const asides = [...(opening.to > 0 ? [opening] : []), ...furnitureSpans(furniture, opening)];
  const sections = readSections(reading, headings);
  const units = new Map<number, Unit>([
    ...code.map((span) => [span.from, { ...span, kind: 'code' }] as const),
    ...formulas.map((span) => [span.from, { ...span, kind: 'formula' }] as const),
    ...asides.map((span) => [span.from, { ...span, kind: 'aside' }] as const),
    ...tables.map((table) => [table.from, { ...table, kind: 'table' }] as const),
  ]);
  const blocks = sections.flatMap((section, no) =>
    readBlocks({ text, lines, language: language.code, units }, section, no),
  );
  return {
    text,
    language,
    title,
    sections: sections.map(({ from: _from, to: _to, ...section }) => section),
    blocks: blocks.map((block) => setAside(block, sections)),
  };
}

function markTaken(length: number, spans: readonly Span[]): boolean[] {
  const taken = Array.from({ length }, () => false);
  for (const { from, to } of spans) taken.fill(true, from, to);
  return taken;
}

/** By its words alone: what is code or formula has none. */
function readWords(lines: readonly Line[], spans: readonly Span[]): Language {
  const taken = markTaken(lines.length, spans);
  const words = lines.filter((_line, no) => taken[no] !== true).map(({ bare }) => dropUnits(bare));
  return readLanguage(words.join('\n'));
}

function furnitureSpans(furniture: ReadonlySet<number>, opening: Span): Span[] {
  return [...furniture]
    .filter((no) => no < opening.from || no >= opening.to)
    .map((no) => ({ from: no, to: no + 1 }));
}

/** What stands in a section without content is none, whatever it looks like. */
function setAside(block: Block, sections: readonly { isContent: boolean }[]): Block {
  const isContent = sections[block.section]?.isContent ?? true;
  if (isContent || block.kind === 'aside') return block;
  const { start, end, section } = block;
  return { kind: 'aside', start, end, section };
}
