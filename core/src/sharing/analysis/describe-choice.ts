import type { Answer } from '../../questions/answer.ts';
import type { StudiedChoice, StudiedDecision, StudiedQuestion } from './study-question.ts';

type Place = { question: StudiedQuestion; studied: StudiedDecision };

/** One choice in the words and numbers of a flag. */
export function describeChoice(
  { choice, count, strong, weak }: StudiedChoice,
  { question, studied: { key, others } }: Place,
) {
  const all = [key, ...others];
  return {
    answer: choice.answer ?? '',
    isLeftOut: choice.isLeftOut,
    taken: { count, of: question.seen },
    strong: { count: strong, of: sum(all.map((one) => one.strong)) },
    weak: { count: weak, of: sum(all.map((one) => one.weak)) },
  };
}

/** Of several right options the key names them all. */
export function describeKey({ question, studied: { key } }: Place): {
  key: Answer;
  keyTaken: { count: number; of: number };
} {
  const { type, correctAnswer } = question.question;
  return {
    key: type === 'multiple-answer' ? correctAnswer : (key.choice.answer ?? ''),
    keyTaken: { count: key.count, of: question.seen },
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
