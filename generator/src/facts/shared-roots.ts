import { listContentWords } from '../content-words.ts';

const shortestRoot = 4;
const longRoot = 6;

/** Whether a text tells a wording, be it inside a word: 'misinformation' tells 'information'. */
export function sharesRoot(text: string, wording: string): boolean {
  const words = listContentWords(text);
  return listContentWords(wording).some((word) => words.some((other) => isOneRoot(word, other)));
}

/** 'Aorta' and 'aortic', 'wire' and 'wireless'; words of three letters are their own root. */
export function isOneRoot(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length < shortestRoot) return false;
  if (long.includes(short)) return true;
  if (short.length === shortestRoot) return false;
  const root = short.slice(0, Math.max(shortestRoot, short.length - 2));
  // 'incoherent' has the root of 'coherence' in its middle.
  return long.startsWith(root) || (root.length >= longRoot && long.includes(root));
}
