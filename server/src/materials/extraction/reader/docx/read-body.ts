import { type Block, wordsOf } from '../block-writer.ts';
import type { CountItem } from '../list-numbering.ts';
import { markLabel, type Run } from '../mark-label.ts';
import { toSuperscript } from '../superscript.ts';
import { fromSymbolFont, showSymbol } from '../symbol-font.ts';
import { type Attributes, parseXml } from './parse-xml.ts';
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
  runs: Run[];
  /** What stands in text boxes that hang on this paragraph; it follows it. */
  boxes: Block[];
};

type RunFormat = { isBold?: boolean; isHidden?: boolean; isRaised?: boolean; font?: string };

type Table = { cells: Block[][] };

/** Says the blocks of a part, in reading order: the body of a document, or its notes. */
export function readBody(part: Uint8Array, context: Context): void {
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const sinks: ((block: Block) => void)[] = [context.onBlock];
  let format: RunFormat = {};
  /** Within something that is not read, how deep. */
  let skipped = 0;
  let isInText = false;
  let mathMark = '';
  let note: { id: string; blocks: Block[] } | undefined;

  const say = (block: Block) => sinks.at(-1)?.(block);
  const collect = (blocks: Block[]) => sinks.push((block) => blocks.push(block));

  parseXml(part, {
    isEnough: context.isEnough,
    onOpen: (name, attributes) => {
      if (skipped > 0 || isUnread(name)) skipped += 1;
      else open(name, attributes);
    },
    onClose: (name) => {
      if (skipped > 0) skipped -= 1;
      else close(name);
    },
    onText: (text) => {
      if (isInText && skipped === 0) addText(text);
    },
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
        tables.push({ cells: [] });
        return;
      case 'w:tr':
        tables.splice(-1, 1, { cells: [] });
        return;
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
      case 'm:t':
        isInText = true;
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
        return addText(context.markNote('footnote', attributes['w:id'] ?? ''));
      case 'w:endnoteReference':
        return addText(context.markNote('endnote', attributes['w:id'] ?? ''));
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
        format.isRaised = value === 'superscript';
        return;
      case 'w:rFonts':
        format.font = attributes['w:ascii'] ?? attributes['w:hAnsi'] ?? '';
        return;
      case 'm:den':
        mathMark = '/';
        return;
      case 'm:sup':
        mathMark = '^';
        return;
      case 'm:sub':
        mathMark = '_';
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
      case 'm:t':
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
    const runs = paragraphs.at(-1)?.runs;
    if (!runs || format.isHidden) return;
    const words = format.font === 'Symbol' ? fromSymbols(text) : text;
    runs.push({
      text: mathMark + (format.isRaised ? toSuperscript(words) : words),
      isBold: format.isBold ?? false,
    });
    mathMark = '';
  }

  function addSymbol(attributes: Attributes) {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16) || 0;
    addText(showSymbol(attributes['w:font'] ?? '', code));
  }

  function closeParagraph() {
    const paragraph = paragraphs.pop();
    if (!paragraph) return;
    const block = toBlock(paragraph);
    if (block) say(block);
    for (const box of paragraph.boxes) say(box);
  }

  function toBlock(paragraph: Paragraph): Block | undefined {
    const { styleId = '', runs } = paragraph;
    const plain = runs.map(({ text }) => text).join('');
    if (plain.trim() === '') return undefined;
    const level = headingLevel(paragraph);
    if (level !== undefined) return { kind: 'heading', level, text: plain };

    const isInTable = tables.length > 0;
    const text = isInTable ? plain : markLabel(runs);
    const ofStyle = context.styles.findListPlace(styleId);
    const listId = paragraph.listId ?? ofStyle?.listId ?? '0';
    const depth = paragraph.level ?? ofStyle?.level ?? 0;
    if (listId === '0') return { kind: 'paragraph', text };
    const mark = context.countItem({ listId, level: depth });
    if (mark.kind === 'none') return { kind: 'paragraph', text };
    if (mark.kind === 'bullet') return { kind: 'item', depth, text };
    return { kind: 'item', depth, number: mark.number, text };
  }

  function headingLevel({ styleId = '', outlineLevel }: Paragraph): number | undefined {
    if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined;
    return context.styles.findHeadingLevel(styleId);
  }

  /** A row of one cell is a box around words, which keep their structure. */
  function closeRow() {
    const cells = tables.at(-1)?.cells ?? [];
    const [only] = cells;
    if (cells.length === 1 && only) for (const block of only) say(block);
    else say({ kind: 'row', cells: cells.map(wordsOf) });
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
