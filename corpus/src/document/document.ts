/** A document as its author thinks of it. Every file of the corpus and its expected text come from one. */
export type Document = {
  title: string;
  blocks: readonly Block[];
  /** Words of each footnote by its number. */
  footnotes: ReadonlyMap<string, string>;
};

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly Item[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'code'; lines: readonly string[] };

/** An item stands at its level, from 0; a numbered one knows its number. */
export type Item = { level: number; number?: number; text: string };

export type Inline =
  | { kind: 'words'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'note'; number: string };

/** The parts of a line of text: bold words, marks of footnotes and the plain words between. */
export function readInlines(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[\^\d+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('[^')) return { kind: 'note', number: part.slice(2, -1) };
      return { kind: 'words', text: part };
    });
}

/** The numbers of the footnotes whose marks stand in a block, in order. */
export function notesOf(block: Block): string[] {
  return textsOf(block).flatMap((text) =>
    readInlines(text).flatMap((part) => (part.kind === 'note' ? [part.number] : [])),
  );
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.map((item) => item.text);
    case 'table':
      return block.rows.flat();
    case 'code':
      return block.lines;
  }
}
