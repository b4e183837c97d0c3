import { contextLimits, type QuestionContext } from '@engram/core/questions/question-context.ts';
import { cutBefore } from '@engram/core/rich-text/inlines/cut-at-space.ts';
import { contentWords } from '../../content-words.ts';
import type { Frame } from '../frame.ts';
import { plainWords } from '../plain-words.ts';
import type { Range } from '../../structure/document.ts';
import { hideAnswer } from './hide-answer.ts';

type Hidden = {
  answer: string;
  /** Other marks: what they ask for is not given away beside this question. */
  others: readonly Range[];
};

/** What surrounds a question, without what it asks for; none where nothing is left. */
export function describeSurroundings(
  text: string,
  { under, before }: Pick<Frame, 'under' | 'before'>,
  { answer, others }: Hidden,
): QuestionContext | undefined {
  const names = under.map((name) => hideFrom(name, answer)).filter((name) => name !== '');
  const said = before ? hideFrom(cutOut(text, before, others), answer) : '';
  if (names.length === 0 && said === '') return undefined;
  return { under: names.slice(-contextLimits.underCount), before: cutFront(said) };
}

/** Empty where too little is left to say anything. */
function hideFrom(words: string, answer: string): string {
  const hidden = hideAnswer(words, answer);
  return hidden === words || contentWords(hidden).size > 0 ? hidden : '';
}

function cutOut(text: string, before: Range, others: readonly Range[]): string {
  const inside = others
    .filter(({ start, end }) => start >= before.start && end <= before.end)
    .toSorted((one, other) => one.start - other.start);
  let [at, said] = [before.start, ''];
  for (const { start, end } of inside) {
    if (start < at) continue;
    said += `${text.slice(at, start)}…`;
    at = end;
  }
  return plainWords(said + text.slice(at, before.end));
}

/** The end of what is said is nearest to the question. */
function cutFront(said: string): string {
  if (said.length <= contextLimits.before) return said;
  const end = cutBefore(said, contextLimits.before - 1);
  return end === '' ? '' : `…${end}`;
}
