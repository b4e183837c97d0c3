import { makeBlockWriter } from '../block-writer.ts';
import { isCompoundFile } from '../magic-bytes.ts';
import { type ReadDocument, readingLimits, Unreadable } from '../reading.ts';
import { type Parts, unpackParts } from './guard-zip.ts';
import { type NoteKind, readBody } from './read-body.ts';
import { readNumbering } from './read-numbering.ts';
import { readStyles } from './read-styles.ts';

/** Headers, footers and comments are not read: they are not what is learnt. */
export const readDocx: ReadDocument = async (bytes) => {
  if (isCompoundFile(bytes)) throw new Unreadable(isEncrypted(bytes) ? 'password' : 'wrong-type');

  const parts = await unpackParts(bytes, (name) => partNames.test(name));
  const body = findPart(parts, 'document');
  if (!body) throw new Unreadable('wrong-type');

  const styles = readStyles(findPart(parts, 'styles'));
  const countItem = readNumbering(findPart(parts, 'numbering'));
  const notes = new Map<string, string>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const part = findPart(parts, `${kind}s`);
    if (part) readNotes(kind, part);
  }

  const writer = makeBlockWriter();
  const numbers = new Map<string, number>();
  readBody(body, {
    styles,
    countItem,
    onBlock: writer.write,
    isEnough: writer.isFull,
    markNote: (kind, id) => {
      const key = `${kind} ${id}`;
      if (!notes.get(key)) return '';
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return `[^${number}]`;
    },
  });
  for (const [key, number] of numbers) {
    writer.write({ kind: 'note', number, text: notes.get(key) ?? '' });
  }
  return writer.finish();

  function readNotes(kind: NoteKind, part: Uint8Array) {
    let length = 0;
    readBody(part, {
      styles,
      countItem,
      onBlock: () => {},
      markNote: () => '',
      isEnough: () => length > readingLimits.characters,
      onNote: (id, text) => {
        length += text.length;
        notes.set(`${kind} ${id}`, text);
      },
    });
  }
};

/** Some programs number their parts. */
const partNames = /^word\/(?:document|styles|numbering|footnotes|endnotes)\d*\.xml$/;

function findPart(parts: Parts, name: string): Uint8Array | undefined {
  const usual = parts.get(`word/${name}.xml`);
  if (usual) return usual;
  const numbered = new RegExp(`^word/${name}\\d+\\.xml$`);
  return [...parts].find(([partName]) => numbered.test(partName))?.[1];
}

/** With a password Word writes an old container, in which a stream of this name tells how. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Buffer.from('EncryptionInfo', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name);
}
