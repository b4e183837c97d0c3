import { splitWords, stemWord } from '../content-words.ts';

/** How a term is written: an abbreviation among words is picked or passed over unread. */
export function formOf(term: string): 'short' | 'sign' | 'words' {
  if (/^[\p{Lu}\d][\p{Lu}\d./+-]{1,6}s?$/u.test(term)) return 'short';
  return /\p{L}{3}/u.test(term) ? 'words' : 'sign';
}

/** The noun that the others modify: 'amnesia' of 'retrograde amnesia'; of one word, nothing. */
export function headOf(term: string): string | null {
  const [before = ''] = term.split(/ (?:of|for|in|de|del|von|du) /u);
  const words = splitWords(before);
  return words.length < 2 ? null : stemWord(words.at(-1) ?? '');
}
