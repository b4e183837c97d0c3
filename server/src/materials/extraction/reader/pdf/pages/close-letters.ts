import type { PageText } from './read-page.ts';

/** "H e a d i n g" is one word whose letters stand apart. */
export function isLetterSpaced(text: string): boolean {
  return /^\S(?: \S){2,}$/u.test(text) && /^[\p{L}\p{M}\p{P} ]+$/u.test(text);
}

/** Closes such words; where one ends is told by the text that was given to be drawn. */
export function closeLetters(page: PageText, shown: readonly string[]): PageText {
  const spelled = new Map<string, string>();
  for (const text of joinSingles(shown)) {
    for (const words of partsOf(text)) spelled.set(withoutSpaces(words), words);
  }
  const pieces = page.pieces.map((piece) => {
    if (!/^\S(?: \S)+$/u.test(piece.text)) return piece;
    const word = withoutSpaces(piece.text);
    const known = spelled.get(word);
    // Three letters by themselves may be a list of names, as in geometry.
    if (known === undefined && (word.length < 4 || !isLetterSpaced(piece.text))) return piece;
    return { ...piece, text: known ?? word };
  });
  return { ...page, pieces };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Some programs draw each letter by itself, and the spaces too. */
function joinSingles(shown: readonly string[]): string[] {
  const joined: string[] = [];
  let before = '';
  for (const text of shown) {
    if (text.length === 1 && before.length === 1) joined.push((joined.pop() ?? '') + text);
    else joined.push(text);
    before = text;
  }
  return joined;
}

const maxWords = 12;

/** Everything that may stand together of a short text: a wide space may be the end of a piece. */
function partsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  if (words.length > maxWords) return words;
  return words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  );
}
