import { type Block, makeBlockWriter } from '../block-writer.ts';
import { type Parts, unpackParts } from '../docx/guard-zip.ts';
import { parseXml } from '../docx/parse-xml.ts';
import { isCompoundFile } from '../magic-bytes.ts';
import { type ReadDocument, readingLimits, Unreadable } from '../reading.ts';
import { readRelations, type Relation } from '../relations.ts';
import { readDiagram } from './read-diagram.ts';
import { readLayout } from './read-layout.ts';
import { readSlide } from './read-slide.ts';

/** Slides in the order of the talk, each as a page: its title, what is on it, and its notes. */
export const readPptx: ReadDocument = async (bytes) => {
  if (isCompoundFile(bytes)) throw new Unreadable(isEncrypted(bytes) ? 'password' : 'wrong-type');
  const parts = await unpackParts(bytes, (name) => partNames.test(name));
  const presentation = parts.get('ppt/presentation.xml');
  if (!presentation) throw new Unreadable('wrong-type');

  const writer = makeBlockWriter();
  const pageStarts: number[] = [];
  const pagesWithoutText: number[] = [];
  for (const name of listSlides(parts, presentation).slice(0, readingLimits.pages)) {
    if (writer.isFull()) break;
    pageStarts.push(writer.length());
    const blocks = readOne(parts, name);
    if (blocks.length === 0) pagesWithoutText.push(pageStarts.length);
    for (const block of blocks) writer.write(block);
  }
  return { ...writer.finish(), pageStarts, pagesWithoutText };
};

const partNames =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|slideLayouts|notesSlides|diagrams)\/(?:_rels\/)?[^/]{1,80}\.(?:xml|rels))$/;

function listSlides(parts: Parts, presentation: Uint8Array): string[] {
  const relations = new Map(
    readRelations(parts, 'ppt/presentation.xml').map(({ id, target }) => [id, target]),
  );
  const names: string[] = [];
  parseXml(presentation, {
    onOpen: (name, attributes) => {
      const target = name === 'p:sldId' ? relations.get(attributes['r:id'] ?? '') : undefined;
      if (target !== undefined) names.push(target);
    },
    onClose: () => {},
    onText: () => {},
  });
  return names;
}

/** A slide that its author hides from the talk is hidden here too. */
function readOne(parts: Parts, name: string): Block[] {
  const slide = parts.get(name);
  if (!slide) return [];
  const relations = readRelations(parts, name);
  const layout = partOf(parts, relations, 'slideLayout');
  const read = readSlide(slide, {
    layout: layout && readLayout(layout),
    readDiagram: (id) => {
      const target = relations.find((relation) => relation.id === id)?.target;
      const part = target === undefined ? undefined : parts.get(target);
      return part ? readDiagram(part) : [];
    },
  });
  if (read.isHidden) return [];
  const notes = partOf(parts, relations, 'notesSlide');
  return notes ? [...read.blocks, ...readNotes(notes)] : [...read.blocks];
}

function partOf(parts: Parts, relations: readonly Relation[], type: string) {
  const target = relations.find((relation) => relation.type === type)?.target;
  return target === undefined ? undefined : parts.get(target);
}

/** What the speaker says is told apart from what the audience sees. */
function readNotes(part: Uint8Array): Block[] {
  const { blocks } = readSlide(part, { isNotes: true });
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 3, text: 'Notes' }, ...blocks];
}

/** With a password PowerPoint writes an old container, in which a stream of this name tells how. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Buffer.from('EncryptionInfo', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name);
}
