import { abbreviations } from '../data/word-lists.ts';
import type { Range } from './blocks.ts';

/** Where the sentences of a range stand; abbreviations, initials and decimals end none. */
export function splitSentences(text: string, range: Range): Range[] {
  const part = text.slice(range.start, range.end);
  const sentences: Range[] = [];
  let from = 0;
  for (const stop of part.matchAll(stops)) {
    const before = /[\p{L}\d.&]+$/u.exec(part.slice(Math.max(from, stop.index - 20), stop.index));
    const word = before?.[0].toLowerCase() ?? '';
    // 'John F. Kennedy', but not 'vitamin K. Cells'.
    const earlier = part.slice(Math.max(from, stop.index - 20), stop.index - 1).trimEnd();
    const isName =
      /^\p{L}(?:\.\p{L})*$/u.test(word) &&
      stop[0] === '.' &&
      /(?:^|\s|\.)\p{Lu}[\p{L}.]*$|^$/u.test(earlier);
    // 'vitamin C. The skin': a capital alone is short for nothing.
    const isLetter = /^\p{Lu}$/u.test(before?.[0] ?? '');
    // 'the patient H. M. lost …': the first of two initials ends nothing.
    const isInitial =
      isLetter &&
      stop[0] === '.' &&
      (/^\s\p{Lu}\.(?=[\s,;]|$)/u.test(part.slice(stop.index + 1, stop.index + 6)) ||
        // 'typed up by R. Patel'.
        /\sby$/.test(earlier));
    if (isInitial) continue;
    if (stop[0].startsWith('.') && (isName || (abbreviations.has(word) && !isLetter))) continue;
    const end = stop.index + stop[0].length;
    sentences.push(trimmed(part, from, end, range.start));
    from = end;
  }
  if (part.slice(from).trim() !== '') sentences.push(trimmed(part, from, part.length, range.start));
  return sentences;
}

/** Also behind a bold label, whatever follows: '**Merge.** `git merge` joins …'. */
const stops = /[.!?]+["'”’)\]*_]*(?=\s+["'“‘(*_[]*[\p{Lu}\d])|[.!?]+(?:\*\*|__)(?=\s)/gu;

function trimmed(part: string, from: number, end: number, offset: number): Range {
  const raw = part.slice(from, end);
  const start = from + (raw.length - raw.trimStart().length);
  return { start: offset + start, end: offset + start + raw.trim().length };
}
