import type { Tally } from '@engram/core/attempts/is-weak.ts';
import { Answer } from '@engram/core/questions/answer.ts';
import { listRightPairs } from '@engram/core/questions/grading/count-pairs.ts';
import type { Question, QuestionOf } from '@engram/core/questions/question.ts';
import { spansOf } from '@engram/core/questions/spans.ts';

/**
 * How the pairs of a matching question went, in the order of its quotes: a pair that was right was
 * not missed, whatever the others were. Undefined where it has not one quote for each pair.
 */
export function tallyPairs(
  question: Question,
  whole: Tally,
  partlyRight: readonly unknown[],
): Tally[] | undefined {
  if (question.type !== 'matching' || partlyRight.length === 0) return undefined;
  const pairs = findPairs(question);
  if (!pairs) return undefined;
  const rightIn = partlyRight.map((stored) => listRightPairs(question, Answer.parse(stored)));
  return pairs.map((id) => ({
    right: whole.right + rightIn.filter((right) => right.includes(id)).length,
    asked: whole.asked,
  }));
}

/** For each quote the row of column A that it is about. */
function findPairs(question: QuestionOf<'matching'>): string[] | undefined {
  const { source, columnA, columnB, correctAnswer } = question;
  const quotes = source ? spansOf(source).map(({ quote }) => quote.toLowerCase()) : [];
  if (quotes.length !== columnA.length) return undefined;
  const texts = new Map(columnB.map(({ id, text }) => [id, text]));
  const found = quotes.flatMap((quote) => {
    const holds = (text: string | undefined) =>
      text !== undefined && quote.includes(text.toLowerCase());
    const named = columnA.filter(({ text }) => holds(text));
    const sure = named.filter(({ id }) => holds(texts.get(correctAnswer[id] ?? '')));
    const [only, other] = sure.length > 0 ? sure : named;
    return only && !other ? [only.id] : [];
  });
  return new Set(found).size === columnA.length ? found : undefined;
}
