/** The documents we read [UPL-01], by the ending of their names; everywhere the same. */
export const documentKinds = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'md',
  'rtf',
  'pptx',
  'odt',
  'epub',
  'html',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What is no document: pictures of pages, pages of the web, and what somebody says in a video. */
const wayInKinds = ['photo', 'web', 'transcript'] as const;

/** A material is the text of one of these, or one that somebody typed or pasted. */
export const materialKinds = [...documentKinds, 'text', ...wayInKinds] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** What a browser's file dialog and a drop are told; a system that knows no type goes by the ending. */
export const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  md: 'text/markdown',
  rtf: 'application/rtf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  html: 'text/html',
};

/** By the name alone; whether the content is of that kind is for the server to see. */
export function findKind(fileName: string): DocumentKind | undefined {
  const dot = fileName.lastIndexOf('.');
  const ending = fileName.slice(dot + 1).toLowerCase();
  const kind = otherEndings[ending] ?? ending;
  return dot < 0 ? undefined : documentKinds.find((known) => known === kind);
}

/** Endings from the days when they had three letters, and those of stricter pages. */
const otherEndings: Readonly<Record<string, DocumentKind | undefined>> = {
  htm: 'html',
  xhtml: 'html',
};

/** All endings of a kind, the usual one first. */
export function endingsOf(kind: DocumentKind): string[] {
  const others = Object.keys(otherEndings).filter((ending) => otherEndings[ending] === kind);
  return [kind, ...others];
}

/** Such as 'PDF, DOC or DOCX', for sentences. */
export function nameKinds(conjunction: 'and' | 'or'): string {
  const names = documentKinds.map((kind) => kind.toUpperCase());
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}

/** '.pdf, .doc and .docx' as a list with commas. */
export function listEndings(kinds: readonly DocumentKind[]): string {
  return kinds.map((kind) => `.${kind}`).join(', ');
}
