/** How long a text counts (N08): what stands around it does not. */
export function countCharacters(text: string): number {
  return text.trim().length;
}

export const blankLine = '\n\n';

export type JoinedTexts = {
  text: string;
  /** Where each of the texts begins. */
  starts: readonly number[];
};

/** Several texts as one, with a blank line between them [UPL-04]. */
export function joinTexts(texts: readonly string[]): JoinedTexts {
  const starts: number[] = [];
  let end = 0;
  for (const text of texts) {
    starts.push(end);
    end += text.length + blankLine.length;
  }
  return { text: texts.join(blankLine), starts };
}

/** A text without the space around it, and its pages where they are then. */
export function trimText(
  text: string,
  pageStarts: readonly number[] | undefined,
): { text: string; pageStarts: number[] | undefined } {
  const trimmed = text.trim();
  const gone = text.length - text.trimStart().length;
  const move = (start: number) => Math.min(Math.max(0, start - gone), trimmed.length);
  return { text: trimmed, pageStarts: pageStarts?.map(move) };
}
