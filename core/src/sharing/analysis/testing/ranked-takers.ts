import { makeCredit } from '../../../attempts/credit.ts';
import type { Answer } from '../../../questions/answer.ts';
import { countParts, gradeAnswer } from '../../../questions/grade-answer.ts';
import {
  MultipleChoice,
  Question,
  type Question as AnyQuestion,
} from '../../../questions/question.ts';
import { analyseTest, type AnalysedQuestion } from '../analyse-test.ts';
import { tallySubmissions } from '../tally.ts';

type Ranked = {
  takers: number;
  /** By the place of a taker, from the weakest, 0, to the strongest. */
  answers: (rank: number) => Answer | null;
};

/**
 * A question as takers meet it of whom each next one is better in the rest of the test: its answers
 * are written down, and all else is as plain as can be.
 */
export function analyseRanked(
  question: AnyQuestion,
  { takers, answers }: Ranked,
): AnalysedQuestion | undefined {
  const rest = Array.from({ length: 20 }, (_, place) => makeChoice(place + 1));
  const submissions = Array.from({ length: takers }, (_, rank) => [
    { ...give(question, answers(rank)), turn: 0 },
    ...rest.map((other, place) => ({
      ...give(other, place * takers < rank * rest.length ? 'a' : 'b'),
      turn: place + 1,
    })),
  ]);
  const questions = [question, ...rest];
  return analyseTest(questions, tallySubmissions(questions.length, submissions))[0];
}

function give(question: AnyQuestion, answer: Answer | null) {
  if (answer === null) return { answer, share: 0, seconds: null };
  const verdict = gradeAnswer(question, answer);
  const credit = makeCredit({ verdict, possible: 1, parts: countParts(question, answer) });
  return { answer, share: verdict === 'needs-review' ? null : credit.earned, seconds: 10 };
}

const common = {
  version: 1,
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'owner',
  isVerified: false,
};

/** Of four options the first is right. */
export function makeChoice(place = 0): AnyQuestion {
  return MultipleChoice.parse({
    ...common,
    id: `0b3f6c1e-5a43-4f0e-9a55-${String(place).padStart(12, '0')}`,
    type: 'multiple-choice',
    text: 'Which is it?',
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` })),
    correctAnswer: 'a',
  });
}

export function makeQuestion(own: object): AnyQuestion {
  return Question.parse({
    ...common,
    id: '0b3f6c1e-5a43-4f0e-9a55-6d3c1f0b7a11',
    text: 'Which is it?',
    ...own,
  });
}
