import { type Block, wordsOf } from '../block-writer.ts';
import type { CountItem, ListPlace } from '../list-numbering.ts';
import { markLabel } from '../mark-label.ts';
import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import { type RichRun, writeRichRuns } from '../rich-runs.ts';
import { fromSymbolFont, showSymbol } from '../symbol-font.ts';
import { isCodeFont, looksLikeCode } from './code-fonts.ts';
import { parseOfficeXml } from './parse-office-xml.ts';
import type { Attributes } from './parse-xml.ts';
import { toLevel } from './read-numbering.ts';
import { isOn, type Styles } from './read-styles.ts';

export type NoteKind = 'footnote' | 'endnote';

type Context = {
  styles: Styles;
  countItem: CountItem;
  onBlock: (block: Block) => void;
  /** What stands in the text for a note. */
  markNote: (kind: NoteKind, id: string) => string;
  /** The words of a note, where a part holds notes. */
  onNote?: (id: string, text: string) => void;
  isEnough: () => boolean;
};

type Paragraph = {
  styleId?: string;
  listId?: string;
  level?: number;
  outlineLevel?: number;
  runs: RichRun[];
  /** What stands in text boxes that hang on this paragraph; it follows it. */
  boxes: Block[];
};

type RunFormat = {
  isBold?: boolean;
  isHidden?: boolean;
  look?: 'subscript' | 'superscript' | undefined;
  font?: string;
};

type Table = { cells: Block[][]; rows: number; isHeader: boolean };

/** Says the blocks of a part, in reading order: the body of a document, or its notes. */
export function readBody(part: Uint8Array, context: Context): void {
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const sinks: ((block: Block) => void)[] = [context.onBlock];
  let format: RunFormat = {};
  let isInText = false;
  let note: { id: string; blocks: Block[] } | undefined;

  const say = (block: Block) => sinks.at(-1)?.(block);
  const collect = (blocks: Block[]) => sinks.push((block) => blocks.push(block));

  parseOfficeXml(part, {
    isEnough: context.isEnough,
    isUnread,
    onOpen: open,
    onClose: close,
    onText: (text) => {
      if (isInText) addText(text);
    },
    onFormula: addFormula,
  });

  function open(name: string, attributes: Attributes) {
    const paragraph = paragraphs.at(-1);
    const value = attributes['w:val'];
    switch (name) {
      case 'w:p':
        paragraphs.push({ runs: [], boxes: [] });
        format = {};
        return;
      case 'w:txbxContent':
        return collect(paragraph?.boxes ?? []);
      case 'w:tbl':
        tables.push({ cells: [], rows: 0, isHeader: false });
        return;
      case 'w:tr':
        tables.splice(-1, 1, { cells: [], rows: tables.at(-1)?.rows ?? 0, isHeader: false });
        return;
      case 'w:tblHeader': {
        const table = tables.at(-1);
        if (table) table.isHeader = isOn(value);
        return;
      }
      case 'w:tc': {
        const cell: Block[] = [];
        tables.at(-1)?.cells.push(cell);
        return collect(cell);
      }
      case 'w:footnote':
      case 'w:endnote':
        return openNote(attributes);
      case 'w:r':
        format = {};
        return;
      case 'w:t':
        isInText = true;
        return;
      case 'o:OLEObject':
        // The equation editor of old keeps its formulas in a language of its own.
        if (/^(?:Equation|MathType)/i.test(attributes['ProgID'] ?? '')) addText(brokenFormula);
        return;
      case 'w:tab':
      case 'w:ptab':
        // The same name also describes where tab stops are.
        if (attributes['w:pos'] === undefined) addText('\t');
        return;
      case 'w:br':
      case 'w:cr':
        return addText('\n');
      case 'w:noBreakHyphen':
        return addText('-');
      case 'w:sym':
        return addSymbol(attributes);
      case 'w:footnoteReference':
        return addNoteMark('footnote', attributes['w:id'] ?? '');
      case 'w:endnoteReference':
        return addNoteMark('endnote', attributes['w:id'] ?? '');
      case 'w:b':
        format.isBold = isOn(value);
        return;
      case 'w:rStyle':
        format.isBold ??= context.styles.isBold(value ?? '');
        return;
      case 'w:vanish':
        format.isHidden = isOn(value);
        return;
      case 'w:vertAlign':
        format.look = value === 'superscript' || value === 'subscript' ? value : undefined;
        return;
      case 'w:rFonts':
        format.font = attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? '';
        return;
      default:
        if (paragraph) describe(paragraph, name, value);
    }
  }

  function close(name: string) {
    switch (name) {
      case 'w:p':
        return closeParagraph();
      case 'w:pPr':
        // The paragraph's mark has a format of its own, which is nobody's.
        format = {};
        return;
      case 'w:t':
        isInText = false;
        return;
      case 'w:txbxContent':
      case 'w:tc':
        if (sinks.length > 1) sinks.pop();
        return;
      case 'w:tr':
        return closeRow();
      case 'w:tbl':
        tables.pop();
        return;
      case 'w:footnote':
      case 'w:endnote':
        if (sinks.length > 1) sinks.pop();
        return closeNote();
      default:
    }
  }

  function addText(text: string) {
    const words = format.font === 'Symbol' ? fromSymbols(text) : text;
    const look = format.look ?? (isCodeFont(format.font) ? 'code' : undefined);
    addRun({ text: words, isBold: format.isBold ?? false, ...(look && { look }) });
  }

  function addRun(run: RichRun) {
    if (!format.isHidden) paragraphs.at(-1)?.runs.push(run);
  }

  /** Its number is raised, and no power. */
  function addNoteMark(kind: NoteKind, id: string) {
    addRun({ text: context.markNote(kind, id), isBold: false });
  }

  /** Around a paragraph of formulas some programs write no paragraph. */
  function addFormula(latex: string) {
    if (paragraphs.length === 0) say({ kind: 'formula', latex });
    else addRun({ text: latex, isBold: false, look: 'formula' });
  }

  function addSymbol(attributes: Attributes) {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16) || 0;
    addText(showSymbol(attributes['w:font'] ?? '', code));
  }

  function closeParagraph() {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    for (const block of toBlocks(paragraph)) say(block);
    for (const box of paragraph.boxes) say(box);
  }

  function toBlocks(paragraph: Paragraph): Block[] {
    const { runs } = paragraph;
    const filled = runs.filter(({ text }) => text.trim() !== '');
    const isPlace = tables.length > 0 || placeInList(paragraph) !== undefined;
    const isApart = !isPlace && headingLevel(paragraph) === undefined;
    if (isApart && isCode(paragraph, filled)) {
      return [{ kind: 'code', text: runs.map(({ text }) => text).join('') }];
    }
    if (filled.length === 0) return [];
    if (isApart && filled.every(({ look, text }) => look === 'formula' && text !== brokenFormula)) {
      return filled.map(({ text }) => ({ kind: 'formula', latex: text }));
    }
    return [toBlock(paragraph)];
  }

  /** An empty paragraph is a line of code only where its style says so. */
  function isCode({ styleId = '' }: Paragraph, filled: readonly RichRun[]): boolean {
    if (context.styles.isCode(styleId)) return true;
    const text = filled.map((run) => run.text).join('');
    return filled.length > 0 && filled.every(({ look }) => look === 'code') && looksLikeCode(text);
  }

  function toBlock(paragraph: Paragraph): Block {
    const runs = writeRichRuns(paragraph.runs);
    const plain = runs.map(({ text }) => text).join('');
    const level = headingLevel(paragraph);
    if (level !== undefined) return { kind: 'heading', level, text: plain };

    const isInTable = tables.length > 0;
    const text = isInTable ? plain : markLabel(runs);
    const place = placeInList(paragraph);
    if (!place) return { kind: 'paragraph', text };
    const mark = context.countItem(place);
    if (mark.kind === 'none') return { kind: 'paragraph', text };
    if (mark.kind === 'bullet') return { kind: 'item', depth: place.level, text };
    return { kind: 'item', depth: place.level, number: mark.number, text };
  }

  function placeInList({ styleId = '', listId: own, level }: Paragraph): ListPlace | undefined {
    const ofStyle = context.styles.findListPlace(styleId);
    const listId = own ?? ofStyle?.listId ?? '0';
    return listId === '0' ? undefined : { listId, level: level ?? ofStyle?.level ?? 0 };
  }

  function headingLevel({ styleId = '', outlineLevel }: Paragraph): number | undefined {
    if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined;
    return context.styles.findHeadingLevel(styleId);
  }

  /** A row of one cell is a box around words, which keep their structure. */
  function closeRow() {
    const table = tables.at(-1);
    if (!table) return;
    const { cells, rows } = table;
    table.rows += 1;
    const [only] = cells;
    if (cells.length === 1 && only) for (const block of only) say(block);
    else say({ kind: 'row', cells: cells.map(wordsOf), isHeader: table.isHeader && rows === 0 });
  }

  function openNote(attributes: Attributes) {
    note = { id: attributes['w:id'] ?? '', blocks: [] };
    collect(note.blocks);
  }

  function closeNote() {
    if (note) context.onNote?.(note.id, wordsOf(note.blocks));
    note = undefined;
  }
}

/**
 * Words that were taken out, what a paragraph was before somebody changed it, what older programs
 * show instead, and how Japanese is pronounced.
 */
function isUnread(name: string): boolean {
  return unread.has(name) || (name.endsWith('Change') && name.startsWith('w:'));
}

const unread = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:rt']);

function describe(paragraph: Paragraph, name: string, value: string | undefined) {
  if (name === 'w:pStyle') paragraph.styleId = value ?? '';
  else if (name === 'w:numId') paragraph.listId = value ?? '';
  else if (name === 'w:ilvl') paragraph.level = toLevel(value);
  else if (name === 'w:outlineLvl') paragraph.outlineLevel = Number.parseInt(value ?? '', 10) || 0;
}

/** Some programs write such words with plain codes, others with codes of the private area. */
function fromSymbols(text: string): string {
  return Array.from(text, (sign) => fromSymbolFont(sign.charCodeAt(0))).join('');
}
