import { blank } from '@engram/core/questions/question.ts';
import type { Analysis } from '../analysis/analyse-text.ts';
import type { Range } from '../analysis/blocks.ts';
import { capitalise, cleanText, withoutLinks, withoutStop } from '../analysis/clean-text.ts';
import type { Term } from '../analysis/find-terms.ts';
import { asAnswer } from '../analysis/names.ts';
import type { Blank } from './blanks.ts';

/** The sentence with its hole; nothing where the rest of it would give the answer away. */
export function hideRange(
  { material }: Analysis,
  whole: Range,
  hole: Range,
  term: Term | undefined,
): Omit<Blank, 'quality'> | undefined {
  const answer = cleanText(material.slice(hole.start, hole.end));
  const left = material.slice(whole.start, hole.start);
  const right = material.slice(hole.end, whole.end);
  const clean = withoutLinks(cleanText(`${left}${mark}${right}`));
  const marked = capitalise(`${withoutStop(clean)}.`).replace(/(?<!but )\balso /, '');
  const at = marked.indexOf(mark);
  if (at < 0 || says(marked, answer) || echoes(marked, answer)) return undefined;
  // The rest of a compound would give the answer away or take its sense.
  if (/[\p{L}\d]$|-$/u.test(marked.slice(0, at)) || /^[-\p{L}\d]/u.test(marked.slice(at + 1)))
    return undefined;
  return hide(marked, at, at + 1, answer, term);
}

const mark = '\u0001';

/** Whether the answer stands somewhere else in the sentence, as words of their own. */
function says(text: string, answer: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), answer.toLowerCase()];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const around = `${lower.charAt(at - 1)}|${lower.charAt(at + wanted.length)}`;
    if (!/[\p{L}\d]/u.test(around)) return true;
  }
  return false;
}

/** A word of the answer, or one of the same stem, that the rest of the sentence gives away. */
export function echoes(rest: string, answer: string): boolean {
  const parts = answer.match(/\p{Lu}\p{L}{3,}|\p{L}{5,}/gu) ?? [];
  if (parts.length === 0) return false;
  const words = rest.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return parts.some((part) => {
    const stem = part.toLowerCase().slice(0, Math.max(5, part.length - 3));
    return words.some((word) => word.startsWith(stem));
  });
}

/** The article goes with the answer, for it would tell how that begins. */
export function hide(
  text: string,
  from: number,
  to: number,
  answer: string,
  term: Term | undefined,
): Omit<Blank, 'quality'> {
  const left = text.slice(0, from);
  const article = /\b(an?) $/i.exec(left)?.[1];
  const open = article === undefined ? left : left.slice(0, -article.length - 1);
  return {
    text: `${open}${blank}${text.slice(to)}`,
    answer: asAnswer(answer),
    accepted: article === undefined ? [] : [`${article.toLowerCase()} ${answer}`],
    term,
  };
}
