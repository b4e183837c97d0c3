import { type Block, wordsOf } from '../block-writer.ts';
import { looksLikeCode } from '../docx/code-fonts.ts';
import { type Attributes, parseXml } from '../docx/parse-xml.ts';
import { lineBreak, type Place, writeParagraph } from '../flow.ts';
import type { RichRun } from '../rich-runs.ts';
import { type Table, toSpan, writeTable } from '../tables.ts';
import { makeLists } from './lists.ts';
import type { Styles } from './read-styles.ts';

type Context = {
  styles: Styles;
  findFormula: (href: string) => string | undefined;
  onBlock: (block: Block) => void;
  /** The words of a note, in the order of their marks. */
  onNote: (text: string) => number;
  isEnough: () => boolean;
};

type Paragraph = {
  style: string;
  place: Place | undefined;
  runs: RichRun[];
  /** What is in boxes that hang on this paragraph; it follows it. */
  boxes: Block[];
};

/** Says the blocks of an open document, in reading order. */
export function readContent(part: Uint8Array, context: Context): void {
  const { styles } = context;
  const sinks = [context.onBlock];
  const paragraphs: Paragraph[] = [];
  const spans: string[] = [];
  const tables: Table[] = [];
  const closers: ((() => void) | undefined)[] = [];
  const lists = makeLists(styles);
  /** Within something that is not read, how deep. */
  let skipped = 0;
  let isInBody = false;

  const say = (block: Block) => sinks.at(-1)?.(block);
  const collect = (blocks: Block[]) => {
    sinks.push((block) => blocks.push(block));
    return () => void sinks.pop();
  };

  parseXml(part, {
    isEnough: context.isEnough,
    onOpen: (name, attributes) => {
      if (name === 'office:body') isInBody = true;
      if (skipped > 0 || isUnread(name, attributes)) skipped += 1;
      else closers.push(isInBody ? open(name, attributes) : undefined);
    },
    onClose: () => {
      if (skipped > 0) skipped -= 1;
      else closers.pop()?.();
    },
    onText: (text) => {
      if (skipped === 0) addText(text);
    },
  });

  function open(name: string, attributes: Attributes): (() => void) | undefined {
    switch (name) {
      case 'text:p':
      case 'text:h':
        return openParagraph(name, attributes);
      case 'text:span':
        spans.push(attributes['text:style-name'] ?? '');
        return () => void spans.pop();
      case 'text:s':
        // Spaces that count: several in a row would be one.
        return addText('\u00a0'.repeat(toSpan(attributes['text:c'])));
      case 'text:tab':
        return addText('\t');
      case 'text:line-break':
        return addText(lineBreak);
      case 'text:list':
        return lists.open(attributes);
      case 'text:list-item':
        return lists.openItem(attributes);
      case 'text:note':
        return openNote();
      case 'draw:text-box':
        return collect(paragraphs.at(-1)?.boxes ?? []);
      case 'draw:object':
        return addFormula(context.findFormula(attributes['xlink:href'] ?? ''));
      default:
        return name.startsWith('table:') ? openTablePart(name, attributes) : undefined;
    }
  }

  function openTablePart(name: string, attributes: Attributes): (() => void) | undefined {
    const table = tables.at(-1);
    switch (name) {
      case 'table:table':
        return openTable();
      case 'table:table-header-rows':
        if (table) table.isInHead = true;
        return () => {
          if (table) table.isInHead = false;
        };
      case 'table:table-row':
        table?.rows.push({ cells: [], isHead: table.isInHead });
        return undefined;
      case 'table:table-cell': {
        const across = toSpan(attributes['table:number-columns-spanned']);
        const down = toSpan(attributes['table:number-rows-spanned']);
        const blocks: Block[] = [];
        table?.rows.at(-1)?.cells.push({ blocks, isHead: false, across, down });
        return collect(blocks);
      }
      default:
        return undefined;
    }
  }

  function openTable(): () => void {
    const table: Table = { rows: [], isLayout: false, isInHead: false };
    tables.push(table);
    const leaveLists = lists.suspend();
    return () => {
      tables.pop();
      leaveLists();
      for (const block of writeTable(table)) say(block);
    };
  }

  function openParagraph(name: string, attributes: Attributes): () => void {
    const style = attributes['text:style-name'] ?? '';
    const outline = Number.parseInt(attributes['text:outline-level'] ?? '', 10) || 1;
    const level = name === 'text:h' ? outline : styles.headingLevelOf(style);
    const place: Place | undefined = level ? { kind: 'heading', level } : findPlace();
    const outerSpans = spans.splice(0);
    const paragraph: Paragraph = { style, place, runs: [], boxes: [] };
    paragraphs.push(paragraph);
    return () => {
      paragraphs.pop();
      spans.push(...outerSpans);
      closeParagraph(paragraph);
    };
  }

  /** Bold words of a cell name nothing. */
  function findPlace(): Place | undefined {
    return lists.takePlace() ?? (tables.length > 0 ? { kind: 'cell' } : undefined);
  }

  function closeParagraph({ style, place, runs, boxes }: Paragraph) {
    const isCode = !place && tables.length === 0 && isCodeParagraph(style, runs);
    if (isCode) say({ kind: 'code', text: runs.map(({ text }) => text).join('') });
    else for (const block of writeParagraph(runs, place)) say(block);
    for (const box of boxes) say(box);
  }

  function isCodeParagraph(style: string, runs: readonly RichRun[]): boolean {
    if (styles.isCode(style)) return true;
    const filled = runs.filter(({ text }) => text.trim() !== '');
    const text = filled.map((run) => run.text).join('');
    return filled.length > 0 && filled.every(({ look }) => look === 'code') && looksLikeCode(text);
  }

  function addText(text: string): undefined {
    const paragraph = paragraphs.at(-1);
    if (!paragraph) return;
    const own = [paragraph.style, ...spans];
    if (own.some(styles.isHidden)) return;
    const position = spans.map(styles.positionOf).findLast((found) => found !== undefined);
    const look = position ?? (spans.some(styles.isCodeFont) ? 'code' : undefined);
    paragraph.runs.push({ text, isBold: own.some(styles.isBold), ...(look && { look }) });
  }

  function addFormula(latex: string | undefined): undefined {
    if (latex) paragraphs.at(-1)?.runs.push({ text: latex, isBold: false, look: 'formula' });
  }

  function openNote(): () => void {
    const blocks: Block[] = [];
    const leave = collect(blocks);
    return () => {
      leave();
      const number = context.onNote(wordsOf(blocks));
      paragraphs.at(-1)?.runs.push({ text: `[^${number}]`, isBold: false });
    };
  }
}

/** What was struck out, said about the text, or made out of it. */
function isUnread(name: string, attributes: Attributes): boolean {
  if (unread.has(name)) return true;
  return name === 'text:section' && attributes['text:display'] === 'none';
}

const unread = new Set(
  (
    'text:tracked-changes office:annotation text:table-of-content text:illustration-index ' +
    'text:table-index text:object-index text:user-index text:alphabetical-index office:forms ' +
    'text:note-citation text:ruby-text svg:title svg:desc table:covered-table-cell text:sequence-decls'
  ).split(' '),
);
