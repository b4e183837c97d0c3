import type { GivenAnswer } from '@engram/core/attempts/attempt.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom, shuffle } from '@engram/core/seeded-random.ts';
import type { DemoAttempt } from './demo-tests.ts';

/** What a learner gave: the same questions are hard each time, until they are known. */
export function answerDemo(
  questions: readonly Question[],
  { right, inOwnWords = 0, unanswered = 0 }: DemoAttempt,
  { isEndless, seed }: { isEndless: boolean; seed: string },
): GivenAnswer[] {
  const byEase = shuffle(questions, seedRandom(seed));
  // A wrong sentence is no wrong answer yet, so what is to be wrong is chosen among the others.
  const ordered = [...byEase.filter(isSentence), ...byEase.filter((one) => !isSentence(one))];
  return ordered.slice(0, questions.length - unanswered).map((question, rank) => {
    const isRight = rank >= inOwnWords && rank < inOwnWords + right;
    return give(question, { isRight, isEndless });
  });
}

function isSentence({ type }: Question): boolean {
  return type === 'short-answer';
}

function give(
  question: Question,
  { isRight, isEndless }: { isRight: boolean; isEndless: boolean },
): GivenAnswer {
  const first = isRight ? answerRight(question) : answerWrong(question);
  return {
    questionId: question.id,
    round: 0,
    answer: isEndless ? answerRight(question) : first,
    firstAnswer: isEndless ? first : null,
    attempts: isEndless && !isRight ? 2 : 1,
    ownVerdict: null,
    revision: 1,
  };
}

function answerRight({ correctAnswer }: Question): Answer {
  return correctAnswer;
}

/** Where the answer is written, in words that no rule can judge. */
function answerWrong(question: Question): Answer {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return question.options.find(({ id }) => id !== question.correctAnswer)?.id ?? '';
    case 'multiple-answer':
      return question.correctAnswer.slice(1);
    case 'matching': {
      const [first = '', ...rest] = Object.values(question.correctAnswer);
      const turned = [...rest, first];
      const pairs = Object.keys(question.correctAnswer).map((left, at) => [left, turned[at] ?? '']);
      return Object.fromEntries(pairs);
    }
    case 'short-answer':
    case 'fill-in-blank':
      return 'Something that was in the lecture';
  }
}
