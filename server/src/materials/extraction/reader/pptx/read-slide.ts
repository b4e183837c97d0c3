import type { Block } from '../block-writer.ts';
import { looksLikeCode } from '../docx/code-fonts.ts';
import { parseOfficeXml } from '../docx/parse-office-xml.ts';
import type { Attributes } from '../docx/parse-xml.ts';
import { isOn } from '../docx/read-styles.ts';
import { type Place, writeParagraph } from '../flow.ts';
import { type Table, toSpan, writeTable } from '../tables.ts';
import type { Layout } from './read-layout.ts';
import { makeCountBullets, makeSlideText, type SlideParagraph } from './slide-text.ts';

type Context = {
  layout?: Layout | undefined;
  /** Of a page of notes only the words of the speaker are read. */
  isNotes?: boolean;
  /** The blocks of a drawing that is kept in a part of its own. */
  readDiagram?: (relationId: string) => readonly Block[];
};

type Slide = { blocks: readonly Block[]; isHidden: boolean };
type Shape = { type: string; index: string; isPlaceholder: boolean };

/** Says what is on a slide: its title first, then everything in the order it was put there. */
export function readSlide(part: Uint8Array, context: Context): Slide {
  const titles: Block[] = [];
  const others: Block[] = [];
  const text = makeSlideText();
  let countBullets = makeCountBullets();
  let isHidden = false;
  let shape: Shape | undefined;
  let table: Table | undefined;
  let cell: Block[] | undefined;

  parseOfficeXml(part, {
    isUnread,
    onOpen: open,
    onClose: close,
    onText: text.addText,
    onFormula: text.addFormula,
  });
  return { blocks: [...titles, ...others], isHidden };

  function open(name: string, attributes: Attributes) {
    switch (name) {
      case 'p:sld':
        isHidden = !isOn(attributes['show']);
        return;
      case 'p:sp':
        shape = { type: '', index: '0', isPlaceholder: false };
        countBullets = makeCountBullets();
        return;
      case 'p:ph':
        if (shape) Object.assign(shape, describePlace(attributes));
        return;
      case 'a:tbl':
        table = { rows: [], isLayout: false, isInHead: false };
        return;
      case 'a:tblPr':
        if (table) table.isInHead = isOn(attributes['firstRow'] ?? '0');
        return;
      case 'a:tr':
        table?.rows.push({ cells: [], isHead: table.isInHead && table.rows.length === 0 });
        return;
      case 'a:tc':
        return openCell(attributes);
      case 'dgm:relIds':
        others.push(...(context.readDiagram?.(attributes['r:dm'] ?? '') ?? []));
        return;
      default:
        text.open(name, attributes);
    }
  }

  function close(name: string) {
    const paragraph = text.close(name);
    if (paragraph) return addParagraph(paragraph);
    if (name === 'p:sp') shape = undefined;
    else if (name === 'a:tc') cell = undefined;
    else if (name === 'a:tbl' && table) {
      others.push(...writeTable(table));
      table = undefined;
    }
  }

  /** What a merged cell covers is not there twice. */
  function openCell(attributes: Attributes) {
    const isCovered = isOn(attributes['hMerge'] ?? '0') || isOn(attributes['vMerge'] ?? '0');
    cell = [];
    if (isCovered) return;
    const across = toSpan(attributes['gridSpan']);
    const down = toSpan(attributes['rowSpan']);
    table?.rows.at(-1)?.cells.push({ blocks: cell, isHead: false, across, down });
  }

  function addParagraph(paragraph: SlideParagraph) {
    if (cell) {
      cell.push(...writeParagraph(paragraph.runs, { kind: 'cell' }));
      return;
    }
    const type = shape?.type ?? '';
    if (isUnshown(type)) return;
    const heading = titleLevels.get(type);
    if (heading !== undefined && !context.isNotes) return addTitle(paragraph, heading);
    const place = countBullets(paragraph, hasBullets());
    others.push(...writeOne(paragraph, place));
  }

  /** Lines of one title are one title. */
  function addTitle({ runs }: SlideParagraph, level: number) {
    for (const block of writeParagraph(runs, { kind: 'heading', level })) {
      const last = titles.at(-1);
      if (last?.kind === 'heading' && block.kind === 'heading') last.text += ` ${block.text}`;
      else titles.push(block);
    }
  }

  function isUnshown(type: string): boolean {
    if (context.isNotes) return type !== 'body';
    return type === 'dt' || type === 'ftr' || type === 'sldNum' || type === 'hdr';
  }

  function hasBullets(): boolean {
    if (!shape?.isPlaceholder || context.isNotes || shape.type === 'subTitle') return false;
    return context.layout?.hasBullets(shape) ?? true;
  }
}

function writeOne(paragraph: SlideParagraph, place: Place | undefined): Block[] {
  const { runs } = paragraph;
  const filled = runs.filter(({ text }) => text.trim() !== '');
  const words = filled.map(({ text }) => text).join('');
  const isCode = filled.length > 0 && filled.every(({ look }) => look === 'code');
  if (!isCode || !looksLikeCode(words)) return writeParagraph(runs, place);
  return [{ kind: 'code', text: runs.map(({ text }) => text.replaceAll('\u2028', '\n')).join('') }];
}

/** What older programs show instead, and numbers and dates of the slide itself. */
function isUnread(name: string, attributes: Attributes): boolean {
  if (name === 'a:fld') return /^(?:slidenum|datetime)/.test(attributes['type'] ?? '');
  return name === 'mc:Fallback' || name === 'p:extLst' || name === 'p:timing';
}

const titleLevels: ReadonlyMap<string, number> = new Map([
  ['ctrTitle', 1],
  ['title', 2],
]);

function describePlace(attributes: Attributes): Shape {
  return {
    type: attributes['type'] ?? 'obj',
    index: attributes['idx'] ?? '0',
    isPlaceholder: true,
  };
}
