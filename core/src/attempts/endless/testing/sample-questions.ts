import type { Question } from '../../../questions/question.ts';
import type { GivenAnswer } from '../../attempt.ts';
import { makeStatement } from '../../sample-statement.ts';

export type SampleType = 'true-false' | 'multiple-choice' | 'multiple-answer' | 'matching';
type Asked = { topic?: string | null; type?: SampleType };

const four = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Answer ${id}` }));

/** For tests: a question that is told from others by its number; a statement where no type is named. */
export function makeQuestion(
  number: number,
  { topic = null, type = 'true-false' }: Asked = {},
): Question {
  const { version, id, text, explanation, hint, source, madeBy, isVerified } =
    makeStatement(number);
  const common = { version, id, text, explanation, hint, source, madeBy, isVerified, topic };
  switch (type) {
    case 'true-false':
      return { ...makeStatement(number), topic };
    case 'multiple-choice':
      return { ...common, type, options: four, correctAnswer: 'a' };
    case 'matching': {
      const correctAnswer = { a: 'a', b: 'b', c: 'c', d: 'd' };
      return { ...common, type, columnA: four, columnB: four, correctAnswer };
    }
    case 'multiple-answer':
      return { ...common, type, options: four, correctAnswer: ['a', 'c'] };
  }
}

/** Answered to its end: at once, or after one that was wrong. */
export function answerIt(
  question: Question,
  { isRight, round = 0, revision }: { isRight: boolean; round?: number; revision: number },
): GivenAnswer {
  const { correctAnswer: answer } = question;
  return {
    questionId: question.id,
    round,
    answer,
    firstAnswer: isRight ? answer : wrongAnswers[question.type],
    attempts: isRight ? 1 : 2,
    ownVerdict: null,
    revision,
  };
}

const wrongAnswers = {
  'true-false': 'False',
  'multiple-choice': 'b',
  'multiple-answer': ['b'],
  matching: { a: 'd' },
  'fill-in-blank': 'xylem',
  'short-answer': 'xylem',
};
