/** The documents we read [UPL-01], by the ending of their names; everywhere the same. */
export const documentKinds = ['pdf', 'doc', 'docx', 'txt', 'md', 'rtf'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A material is the text of a document, or one that somebody typed or pasted. */
export const materialKinds = [...documentKinds, 'text'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** What a browser's file dialog and a drop are told; a system that knows no type goes by the ending. */
export const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  md: 'text/markdown',
  rtf: 'application/rtf',
};

/** By the name alone; whether the content is of that kind is for the server to see. */
export function findKind(fileName: string): DocumentKind | undefined {
  const dot = fileName.lastIndexOf('.');
  const ending = fileName.slice(dot + 1).toLowerCase();
  return dot < 0 ? undefined : documentKinds.find((kind) => kind === ending);
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
