import { contentWords } from './content-words.ts';

/** How much each text is like all others, by pieces of three letters, which also see its length. */
export function rateLikeness(texts: readonly string[]): number[] {
  const pieces = texts.map(piecesOf);
  return pieces.map((own, no) =>
    pieces.reduce((sum, other, at) => {
      const all = own.union(other).size;
      return at === no || all === 0 ? sum : sum + own.intersection(other).size / all;
    }, 0),
  );
}

/** How many words that say something each text has in common with all others. */
export function rateSharedWords(texts: readonly string[]): number[] {
  const words = texts.map(contentWords);
  return words.map((own, no) =>
    words.reduce((sum, other, at) => (at === no ? sum : sum + own.intersection(other).size), 0),
  );
}

function piecesOf(text: string): Set<string> {
  const padded = `  ${text.toLowerCase()} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
