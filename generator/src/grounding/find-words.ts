/** A word, a number or a sign that means something, and its place in the folded text. */
export type FoundWord = { word: string; start: number; end: number };

/**
 * The words of a folded text, in order. Scripts without spaces give one word for each sign, so that
 * no word border has to be guessed and no changed sign can hide in a longer word.
 */
export function findWords(folded: string): FoundWord[] {
  const words: FoundWord[] = [];
  let at = 0;
  while (at < folded.length) {
    if (isHan(folded.charCodeAt(at))) {
      words.push({ word: folded.charAt(at), start: at, end: at + 1 });
      at += 1;
      continue;
    }
    wordPattern.lastIndex = at;
    const match = wordPattern.exec(folded);
    if (match === null) break;
    const [word] = match;
    at = match.index + word.length;
    words.push({ word, start: match.index, end: at });
  }
  return words;
}

/** Most signs of a Chinese text; they fold to themselves, and each is a word. */
export function isHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー';
const unspaced = new RegExp(`^[${unspacedScripts}]`, 'u');

// A power belongs to its number: '10^6' is not '10'.
const number = '\\d+(?:[.,:]\\d+)*(?:\\^[-+]?\\d+)?';
// A minus counts where it is a sign of a number, not where it is a dash.
const minus = '(?<![\\p{L}\\p{N})])-(?=\\d)';
const letters = `(?:(?![${unspacedScripts}])[\\p{L}\\p{M}\\p{N}_])+`;
const wordPattern = new RegExp(
  `[${unspacedScripts}]\\p{M}*|${minus}|${number}(?![\\p{L}])|${letters}(?:['·]${letters})*|[\\p{Sc}%‰°+=<>×÷/±≤≥≠≈→←⇌∞√^&@§]`,
  'gu',
);

/** Whether a place lies inside a word, where no quote may begin or end. */
export function isInsideWord(folded: string, at: number): boolean {
  const before = folded.charAt(at - 1);
  const after = folded.charAt(at);
  return wordSign.test(before) && wordSign.test(after) && !isUnspaced(before) && !isUnspaced(after);
}

const wordSign = /^[\p{L}\p{M}\p{N}]$/u;

export function isUnspaced(sign: string): boolean {
  return unspaced.test(sign);
}
