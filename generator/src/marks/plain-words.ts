import { changeWords } from '../structure/units/split-units.ts';

/** Stands where the marked words were until the rest is tidied; no text has it. */
export const hole = '\uE000';

/** Words as people read them: on one line, without marks of emphasis, links and footnotes. */
export function plainWords(raw: string): string {
  return changeWords(raw, withoutMarks).replace(/\s+/gu, ' ').trim();
}

function withoutMarks(raw: string): string {
  return (
    raw
      .replace(/(\p{Ll})[-\u00AD]\n\s*(\p{Ll})/gu, '$1$2')
      .replaceAll('\u00AD', '')
      .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
      .replace(/\[\^?\d{1,3}\]/g, '')
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(/\*\*|~~|`/g, '')
      .replace(
        /(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}\uE000])|(?<=[\p{L}\p{N}.!?\uE000])__(?![\p{L}\p{N}_])/gu,
        '',
      )
      // A pair, because the star of 'r* + π' stands alone.
      .replace(
        /(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}\uE000])([^*\n]*[\p{L}\p{N}.!?\uE000])\*(?![\p{L}\p{N}*])/gu,
        '$1',
      )
  );
}

/** The same words once more in the same sentence would tell the answer. */
export function hideRepeats(sentence: string, answer: string): string {
  const words = answer.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const flags = answer.length > 2 ? 'giu' : 'gu';
  const ending = /\p{L}$/u.test(answer) ? "(?:e?s|['’]s)?" : '';
  const [before, after] = isUnspacedText(answer)
    ? ['', '']
    : ['(?<![\\p{L}\\p{N}]|\\d[.,])', '(?![\\p{L}\\p{N}]|[.,]\\d)'];
  const again = new RegExp(`${before}${words.join('\\s+')}${ending}${after}`, flags);
  // A formula is never cut, also where it says the answer again.
  return changeWords(sentence, (part) => part.replace(again, '…')).replace(/…\./g, '…');
}

export function countWords(text: string): number {
  if (isUnspacedText(text)) {
    return Math.ceil((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / signsPerWord);
  }
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** About so many signs are a word where no spaces part them. */
const signsPerWord = 2;

function isUnspacedText(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}
