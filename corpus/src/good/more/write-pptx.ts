import { type Block, type Document, readInlines } from '../../document/document.ts';
import { escape } from '../../document/escape.ts';
import { declaration, pack } from './zip.ts';

export type TalkStyle = {
  /** The files are numbered in another order than the slides. */
  isShuffled?: boolean;
  /** Words are in boxes that are drawn, not in places of the layout. */
  hasBoxes?: boolean;
  /** Shapes are within groups. */
  hasGroups?: boolean;
  /** A slide that is not shown is among them. */
  hasHidden?: boolean;
  /** Each slide has its number, a date and a foot. */
  hasFurniture?: boolean;
  /** What the last paragraph of a slide says is said in its notes. */
  hasNotes?: boolean;
};

type Slide = { title: string; level: number; blocks: Block[] };

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A talk as PowerPoint keeps it: one slide for each heading. */
export function writePptx(document: Document, style: TalkStyle): Uint8Array {
  const slides = split(document);
  const numbers = slides.map((_, at) => (style.isShuffled ? slides.length - at : at + 1));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'ppt/presentation.xml': `${declaration}<p:presentation ${spaces}><p:sldIdLst>${numbers.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('')}${style.hasHidden ? '<p:sldId id="999" r:id="rId999"/>' : ''}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': writeRelations([
      ...numbers.map((number, at) => ({
        id: at + 1,
        type: 'slide',
        target: `slides/slide${number}.xml`,
      })),
      { id: 999, type: 'slide', target: '/ppt/slides/slide999.xml' },
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout,
    'ppt/slides/slide999.xml': `${declaration}<p:sld ${spaces} show="0"><p:cSld><p:spTree>${box('This slide is hidden.')}</p:spTree></p:cSld></p:sld>`,
  };
  for (const [at, slide] of slides.entries()) {
    const number = numbers[at] ?? 0;
    const notes = style.hasNotes ? slide.blocks.splice(notesAt(slide)) : [];
    parts[`ppt/slides/slide${number}.xml`] = writeSlide(slide, style, at + 1);
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = writeRelations([
      { id: 1, type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...(notes.length > 0
        ? [{ id: 2, type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` }]
        : []),
    ]);
    if (notes.length > 0)
      parts[`ppt/notesSlides/notesSlide${number}.xml`] = writeNotes(notes, at + 1);
  }
  return pack(parts);
}

/** As many words as the talk has, with what is said told apart. */
export function withNotes(document: Document): Document {
  const blocks = split(document).flatMap((slide): Block[] => {
    const at = notesAt(slide);
    const heading: Block = { kind: 'heading', level: slide.level, text: slide.title };
    const notes = slide.blocks.slice(at);
    const said: Block[] =
      notes.length > 0 ? [{ kind: 'heading', level: 3, text: 'Notes' }, ...notes] : [];
    return [heading, ...slide.blocks.slice(0, at), ...said];
  });
  return { ...document, blocks };
}

function notesAt({ blocks }: Slide): number {
  const isSaid = blocks.length > 1 && blocks.at(-1)?.kind === 'paragraph';
  return isSaid ? blocks.length - 1 : blocks.length;
}

function split({ blocks }: Document): Slide[] {
  const slides: Slide[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading')
      slides.push({ title: block.text, level: slides.length === 0 ? 1 : 2, blocks: [] });
    else slides.at(-1)?.blocks.push(block);
  }
  return slides;
}

function writeRelations(
  relations: readonly { id: number; type: string; target: string }[],
): string {
  const written = relations.map(
    ({ id, type, target }) =>
      `<Relationship Id="rId${id}" Type="${relation}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`;
}

/** Its second place is for text without bullets, its first for text with them. */
const layout = `${declaration}<p:sldLayout ${spaces}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="13"/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle><a:p/></p:txBody></p:sp></p:spTree></p:cSld></p:sldLayout>`;

function writeSlide({ title, level, blocks }: Slide, style: TalkStyle, number: number): string {
  const kind = level === 1 ? 'ctrTitle' : 'title';
  const shapes = blocks.map((block) => writeShape(block, style));
  const body = style.hasGroups
    ? `<p:grpSp><p:grpSp>${shapes.join('')}</p:grpSp></p:grpSp>`
    : shapes.join('');
  const furniture = style.hasFurniture
    ? place('ftr', 11, paragraph('Foot of every slide')) +
      place('dt', 10, '<a:p><a:fld type="datetime1"><a:t>1 September</a:t></a:fld></a:p>') +
      place('sldNum', 12, `<a:p><a:fld type="slidenum"><a:t>${number}</a:t></a:fld></a:p>`)
    : '';
  // What was drawn last comes last in the file, the title too.
  return `${declaration}<p:sld ${spaces}><p:cSld><p:spTree>${furniture}${body}${place(kind, 0, paragraph(title))}</p:spTree></p:cSld><p:timing/></p:sld>`;
}

function writeNotes(blocks: readonly Block[], number: number): string {
  const words = blocks
    .map((block) => (block.kind === 'paragraph' ? paragraph(block.text) : ''))
    .join('');
  return `${declaration}<p:notes ${spaces}><p:cSld><p:spTree>${place('sldImg', 2, '<a:p/>')}${place('body', 1, words)}${place('sldNum', 3, paragraph(String(number)))}</p:spTree></p:cSld></p:notes>`;
}

function place(type: string, index: number, content: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Place"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}" idx="${index}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${content}</p:txBody></p:sp>`;
}

function box(text: string, properties = ''): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="5" name="Box"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${paragraph(text, properties)}</p:txBody></p:sp>`;
}

function writeShape(block: Block, style: TalkStyle): string {
  switch (block.kind) {
    case 'heading':
      return '';
    case 'paragraph':
      return style.hasBoxes ? box(block.text) : place('body', 13, paragraph(block.text));
    case 'list': {
      const items = block.items.map(({ level, number, text }) => {
        const sign =
          number === undefined
            ? style.hasBoxes
              ? '<a:buChar char="•"/>'
              : ''
            : '<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"/>';
        return paragraph(text, `<a:pPr lvl="${level}">${sign}</a:pPr>`);
      });
      return place('body', 1, items.join(''));
    }
    case 'table':
      return `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1" bandRow="1"/>${block.rows.map((row) => `<a:tr h="1">${row.map((cell) => `<a:tc><a:txBody><a:bodyPr/>${paragraph(cell)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    case 'code':
      return `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody>${block.lines.map((line) => `<a:p><a:r><a:rPr><a:latin typeface="Consolas"/></a:rPr><a:t>${escape(line)}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`;
  }
}

function paragraph(text: string, properties = ''): string {
  const runs = readInlines(text).map((part) => {
    if (part.kind === 'note') return '';
    const look =
      part.kind === 'bold' ? '<a:rPr lang="en-GB" b="1"/>' : '<a:rPr lang="en-GB" dirty="0"/>';
    return `<a:r>${look}<a:t>${escape(part.text)}</a:t></a:r>`;
  });
  return `<a:p>${properties}${runs.join('')}<a:endParaRPr lang="en-GB"/></a:p>`;
}
