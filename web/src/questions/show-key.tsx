import type { Answer } from '@engram/core/questions/answer.ts';
import { gradeAnswer } from '@engram/core/questions/grade-answer.ts';
import type { Question, QuestionOf } from '@engram/core/questions/question.ts';
import { RichLine } from '../rich-text/rich-text.tsx';
import type { AnswerFeedback } from './answer-control.tsx';
import { answerMessages as messages } from './messages.ts';
import { readChoice, readChoices, readPairs } from './read-answer.ts';

/** What was right and what was chosen, on the controls themselves; for a question that is over. */
export function showKey(
  question: Question,
  answer: Answer | null,
  givenTag: string = messages.yourAnswer,
): AnswerFeedback {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return markOptions([question.correctAnswer], [readChoice(answer) ?? ''], givenTag);
    case 'multiple-answer':
      return markOptions(question.correctAnswer, readChoices(answer), givenTag);
    case 'matching':
      return { rows: markRows(question, readPairs(answer)) };
    case 'fill-in-blank': {
      const isRight = answer !== null && gradeAnswer(question, answer) === 'correct';
      return { blank: isRight ? 'correct' : 'wrong' };
    }
    case 'short-answer':
      return {};
  }
}

function markOptions(
  right: readonly string[],
  chosen: readonly string[],
  givenTag: string,
): AnswerFeedback {
  const wrong = chosen.filter((id) => !right.includes(id));
  return {
    options: Object.fromEntries([
      ...right.map((id) => [id, { feedback: 'correct' as const, tag: messages.correctAnswer }]),
      ...wrong.map((id) => [id, { feedback: 'wrong' as const, tag: givenTag }]),
    ]),
  };
}

function markRows(question: QuestionOf<'matching'>, pairs: Record<string, string>) {
  const textOf = (id: string | undefined) =>
    question.columnB.find((option) => option.id === id)?.text ?? '';
  const draw = (text: string) => <RichLine text={text} format={question.format} />;
  const rows = question.columnA.map(({ id }) => {
    const right = question.correctAnswer[id];
    if (pairs[id] === right) return [id, { feedback: 'correct' as const, tag: messages.correct }];
    const correction = { label: messages.correctAnswer, text: draw(textOf(right)) };
    return [id, { feedback: 'wrong' as const, tag: messages.incorrect, correction }];
  });
  return Object.fromEntries(rows);
}
