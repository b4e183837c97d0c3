import { setImmediate as giveWay } from 'node:timers/promises';
import { readText } from '@engram/generator/marks/read-units.ts';

export type Sentence = {
  start: number;
  end: number;
  /** A task, an appointment, a citation: nothing that has to be asked about. */
  isAside: boolean;
};

/** A book takes a second to read: in pieces, so that nobody else waits for all of it. */
const pieceCharacters = 10_000;

/** Where the sentences of a text are, points of lists and rows of tables among them. */
export async function readSentences(text: string): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  for (let from = 0; from < text.length;) {
    const to = findCut(text, from + pieceCharacters);
    for (const unit of readText(text.slice(from, to)).units) {
      for (const { start, end } of unit.sentences) {
        sentences.push({ start: from + start, end: from + end, isAside: unit.isAside });
      }
    }
    from = to;
    // One piece has to be read before the next: the others' calls go between.
    // oxlint-disable-next-line no-await-in-loop
    await giveWay();
  }
  return sentences;
}

/** The end of a paragraph, of a line, or of the piece where there is neither. */
function findCut(text: string, least: number): number {
  if (least >= text.length) return text.length;
  const most = least + pieceCharacters;
  for (const end of ['\n\n', '\n', ' ']) {
    const found = text.indexOf(end, least);
    if (found >= 0 && found < most) return found + end.length;
  }
  return least;
}
