import { makeBlockWriter } from '../block-writer.ts';
import { unpackParts } from '../docx/guard-zip.ts';
import { type ReadDocument, Unreadable } from '../reading.ts';
import { readContent } from './read-content.ts';
import { readFormulaObject } from './read-formulas.ts';
import { readStyles } from './read-styles.ts';

/** Headers, footers and comments are not read: they are not what is learnt. */
export const readOdt: ReadDocument = async (bytes) => {
  const parts = await unpackParts(bytes, (name) => partNames.test(name));
  const kind = new TextDecoder().decode(parts.get('mimetype') ?? new Uint8Array()).trim();
  const manifest = new TextDecoder().decode(parts.get('META-INF/manifest.xml'));
  if (manifest.includes('encryption-data')) throw new Unreadable('password');
  const content = parts.get('content.xml');
  if (!content || !/^application\/vnd\.oasis\.opendocument\.text(?:-\w+)?$|^$/.test(kind)) {
    throw new Unreadable('wrong-type');
  }

  const writer = makeBlockWriter();
  const notes: string[] = [];
  const formulas = new Map<string, string | undefined>();
  const findFormula = (href: string) => {
    if (!formulas.has(href)) formulas.set(href, readFormulaObject(parts, href));
    return formulas.get(href);
  };
  readContent(content, {
    styles: readStyles([parts.get('styles.xml'), content]),
    findFormula,
    onBlock: writer.write,
    isEnough: writer.isFull,
    onNote: (text) => notes.push(text),
  });
  for (const [at, text] of notes.entries()) writer.write({ kind: 'note', number: at + 1, text });
  return writer.finish();
};

const partNames =
  /^(?:mimetype|META-INF\/manifest\.xml|(?:content|styles)\.xml|[^/]{1,80}\/content\.xml)$/;
