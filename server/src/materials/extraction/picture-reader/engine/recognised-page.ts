/** What the engine says it saw, as far as we use it; boxes are in pixels. */
export type Box = { x0: number; y0: number; x1: number; y1: number };

export type RecognisedWord = {
  text: string;
  bbox: Box;
  /** Percent. */
  confidence: number;
};

export type RecognisedLine = {
  bbox: Box;
  rowAttributes?: { rowHeight: number };
  words: RecognisedWord[];
};

export type RecognisedBlock = { paragraphs?: { lines: RecognisedLine[] }[] };

export type RecognisedPage = { blocks: RecognisedBlock[] | null };

export function wordsOf({ blocks }: RecognisedPage): RecognisedWord[] {
  const paragraphs = (blocks ?? []).flatMap((block) => block.paragraphs ?? []);
  return paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
}
