import { splitWords, stemWord } from '../content-words.ts';

/** Whether a wording shows a word of a term, also as a part of a longer word or the other way round. */
export function showsTerm(wording: string, term: string): boolean {
  const told = splitWords(wording.replaceAll('-', ' ')).map(stemWord);
  const asked = splitWords(term.replaceAll('-', ' '))
    .map(stemWord)
    .filter((word) => !small.has(word));
  return asked.some((word) => told.some((other) => isAlike(word, other)));
}

/** 'information' in 'misinformation', 'electron' and 'electronic', but not 'cat' in 'catalyst'. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.includes(short)) return true;
  return short.length >= 6 && long.startsWith(short.slice(0, Math.max(5, short.length - 3)));
}

const small = new Set('a an the of and or in on at by for to with from as is'.split(' '));
