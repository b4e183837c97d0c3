import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Parts of a document by their names in the folder of Word, without what surrounds them. */
type DocxParts = {
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
};

/** A document with just what a test is about. */
export function makeDocx({ body, ...others }: DocxParts): Uint8Array {
  const parts = Object.entries(others).map(([name, content]) => [
    `word/${name}.xml`,
    strToU8(`<w:${name} xmlns:w="${main}">${content}</w:${name}>`),
  ]);
  return zipSync({
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${main}" xmlns:mc="urn:mc" xmlns:m="urn:m" xmlns:o="urn:o"><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(parts),
  });
}

/** A paragraph of one run. */
export function p(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${r(text)}</w:p>`;
}

export function r(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
