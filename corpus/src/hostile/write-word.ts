import type { Long } from './bomb.ts';
import { lesson } from './lesson.ts';
import { type Archive, type Entry, writeZip } from './write-zip.ts';

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const bodyBegin = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${namespace}"><w:body>`;
export const bodyEnd = '</w:body></w:document>';

/** A paragraph of a Word document. */
export function paragraph(words: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
}

export const lessonBody = lesson.map(paragraph).join('');

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

export const frame: readonly Entry[] = [
  { name: '[Content_Types].xml', content: contentTypes },
  { name: '_rels/.rels', content: relations },
];

export type WordFile = {
  /** The whole of word/document.xml. */
  document?: string | Uint8Array | Long;
  entry?: Partial<Entry>;
  more?: readonly Entry[];
  archive?: Partial<Archive>;
};

/** A Word document around a main part of our choice. */
export function writeWord({ document, entry, more = [], archive }: WordFile): Uint8Array {
  const content = document ?? `${bodyBegin}${lessonBody}${bodyEnd}`;
  const main = { name: 'word/document.xml', content, ...entry };
  return writeZip({ entries: [...frame, main, ...more], ...archive });
}
