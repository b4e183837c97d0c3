import {
  AlignmentType,
  DeletedTextRun,
  Document as WordDocument,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  InsertedTextRun,
  LevelFormat,
  PageNumber,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';
import { type Block, type Document, readInlines } from '../document/document.ts';
import { repack } from './repack.ts';

export type WordStyle = {
  font?: string;
  isRightToLeft?: boolean;
  header?: string;
  footer?: string;
  /** The last sentence of each paragraph is a tracked insertion, and something was deleted. */
  isTracked?: boolean;
  /** Bold words are links to this address. */
  link?: string;
  /** The first paragraph stands in a text box. */
  hasTextBox?: boolean;
};

type Context = { style: WordStyle; lists: { count: number } };

/** Writes a Word document with the docx package. */
export async function writeDocx(document: Document, style: WordStyle): Promise<Uint8Array> {
  const context = { style, lists: { count: 0 } };
  const children = document.blocks.flatMap((block) => writeBlock(block, context));
  const firstWords = document.blocks.findIndex((block) => block.kind === 'paragraph');
  if (style.hasTextBox) boxIn(children, firstWords);
  const notes = [...document.footnotes].map(([number, words]) => [
    number,
    { children: [new Paragraph({ children: [new TextRun(words)] })] },
  ]);
  const word = new WordDocument({
    title: document.title,
    creator: 'Engram',
    styles: { default: { document: { run: { font: style.font ?? 'Liberation Serif' } } } },
    numbering: { config: [numbers] },
    footnotes: Object.fromEntries(notes),
    sections: [{ ...furniture(style), children }],
  });
  return repack(await Packer.toBuffer(word));
}

function boxIn(children: (Paragraph | Table | Textbox)[], at: number): void {
  const words = children[at];
  if (!(words instanceof Paragraph)) throw new Error('No paragraph to put into a box');
  children[at] = new Textbox({
    alignment: AlignmentType.CENTER,
    children: [words],
    style: { width: '400pt', height: 'auto' },
  });
}

const numbers = {
  reference: 'numbers',
  levels: [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 480 * (level + 1), hanging: 360 } } },
  })),
};

function furniture({ header, footer }: WordStyle) {
  const page = new TextRun({ children: [`${footer ?? ''} `, PageNumber.CURRENT] });
  return {
    ...(header && { headers: { default: new Header({ children: [new Paragraph(header)] }) } }),
    ...(footer && {
      footers: { default: new Footer({ children: [new Paragraph({ children: [page] })] }) },
    }),
  };
}

const headingNames = [
  'Heading1',
  'Heading2',
  'Heading3',
  'Heading4',
  'Heading5',
  'Heading6',
] as const;

function writeBlock(block: Block, context: Context): (Paragraph | Table | Textbox)[] {
  const bidirectional = context.style.isRightToLeft ?? false;
  switch (block.kind) {
    case 'heading': {
      const heading = headingNames[block.level - 1] ?? 'Heading6';
      return [new Paragraph({ heading, bidirectional, children: runs(block.text, context) })];
    }
    case 'paragraph': {
      const children = context.style.isTracked ? tracked(block.text) : runs(block.text, context);
      return [new Paragraph({ bidirectional, children })];
    }
    case 'list': {
      context.lists.count += 1;
      const instance = context.lists.count;
      return block.items.map(({ level, number, text }) => {
        const mark =
          number === undefined
            ? { bullet: { level } }
            : { numbering: { reference: 'numbers', level, instance } };
        return new Paragraph({ ...mark, bidirectional, children: runs(text, context) });
      });
    }
    case 'table':
      return [writeTable(block.rows, context)];
    case 'code':
      return block.lines.map((line) => new Paragraph(line));
  }
}

function writeTable(rows: readonly (readonly string[])[], context: Context): Table {
  const bidirectional = context.style.isRightToLeft ?? false;
  return new Table({
    visuallyRightToLeft: bidirectional,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell) =>
              new TableCell({
                children: [new Paragraph({ bidirectional, children: runs(cell, context) })],
              }),
          ),
        }),
    ),
  });
}

function runs(text: string, { style }: Context): ParagraphChild[] {
  const rightToLeft = style.isRightToLeft ?? false;
  return readInlines(text).map((part) => {
    if (part.kind === 'note') return new FootnoteReferenceRun(Number(part.number));
    const run = new TextRun({ text: part.text, bold: part.kind === 'bold', rightToLeft });
    if (part.kind === 'words' || !style.link) return run;
    return new ExternalHyperlink({ link: style.link, children: [run] });
  });
}

const change = { id: 1, author: 'Engram', date: '2025-09-01T09:00:00Z' };

function tracked(text: string): ParagraphChild[] {
  const plain = text.replaceAll('**', '');
  const at = plain.lastIndexOf('. ') + 1;
  return [
    new TextRun(plain.slice(0, at)),
    new DeletedTextRun({ ...change, text: ' An earlier wording that the editor struck out.' }),
    new InsertedTextRun({ ...change, text: plain.slice(at) }),
  ];
}
