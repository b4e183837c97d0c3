/** The same words written another way are the same: case, quotes, dashes and white space aside. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A question without the mark at its end. */
export function foldStem(text: string): string {
  return fold(text).replace(/[.?:!]$/, '');
}

/** An answer without the article before it and the full stop behind it. */
export function foldAnswer(text: string): string {
  return fold(text)
    .replace(/^(the|an?|der|die|das|den|dem) /, '')
    .replace(/[.!]$/, '');
}
