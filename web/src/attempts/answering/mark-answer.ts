import type { Verdict } from '@engram/core/questions/answer.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { AnswerFeedback } from '../../questions/answer-control.tsx';
import { showKey } from '../../questions/show-key.tsx';
import { answeringMessages as messages } from './messages.ts';

type Marked = {
  question: Question;
  /** The last one. */
  answer: Answer | null;
  verdict: Verdict | undefined;
  isOver: boolean;
  /** Wrong options that were chosen already. */
  tried: readonly string[];
};

/** What the controls show of an answer: while it may be tried again, and once it is over. */
export function markAnswer(marked: Marked): AnswerFeedback {
  const { question, answer, verdict, isOver } = marked;
  if (verdict === undefined) return {};
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return markOptions(marked, question.correctAnswer);
    case 'multiple-answer':
    case 'matching':
      return isOver ? showKey(question, answer) : {};
    case 'fill-in-blank':
      // What no rule could judge is not crossed out.
      if (verdict === 'needs-review') return {};
      return { blank: verdict === 'correct' ? 'correct' : 'wrong' };
    case 'short-answer':
      return {};
  }
}

function markOptions({ answer, verdict, isOver, tried }: Marked, key: string): AnswerFeedback {
  if (!isOver) return { options: asWrong(tried, answer), closedOptions: tried };
  const right = {
    feedback: 'correct' as const,
    tag: verdict === 'correct' ? messages.isRight : messages.correctAnswer,
  };
  const wrong = verdict === 'correct' ? {} : asWrong(tried, answer);
  return { options: { ...wrong, [key]: right } };
}

function asWrong(tried: readonly string[], last: Answer | null) {
  return Object.fromEntries(
    tried.map((id) => [
      id,
      { feedback: 'wrong' as const, tag: id === last ? messages.yourAnswer : undefined },
    ]),
  );
}
