import type { Answer, Parts, Verdict } from './answer.ts';
import { countPairs } from './grading/count-pairs.ts';
import { countPicks } from './grading/count-picks.ts';
import { gradeMultipleChoice } from './grading/grade-multiple-choice.ts';
import { gradeTrueFalse } from './grading/grade-true-false.ts';
import { gradeTyped } from './grading/grade-typed.ts';
import type { Question } from './question.ts';

/**
 * Whether an answer is right as a whole. An answer of another shape than its type asks for is wrong,
 * and no answer makes it throw.
 */
export function gradeAnswer(question: Question, answer: Answer): Verdict {
  switch (question.type) {
    case 'multiple-choice':
      return gradeMultipleChoice(question, answer);
    case 'true-false':
      return gradeTrueFalse(question, answer);
    case 'multiple-answer':
      return gradeParts(countPicks(question, answer));
    case 'matching':
      return gradeParts(countPairs(question, answer));
    case 'short-answer':
    case 'fill-in-blank':
      return gradeTyped(question, answer);
  }
}

/** The parts of an answer; null where a question has but one. */
export function countParts(question: Question, answer: Answer): Parts | null {
  switch (question.type) {
    case 'multiple-answer':
      return countPicks(question, answer);
    case 'matching':
      return countPairs(question, answer);
    case 'multiple-choice':
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return null;
  }
}

/** Right picks less wrong ones, never below none (D39). */
export function stepsOf({ right, wrong }: Parts): number {
  return Math.max(0, right - wrong);
}

function gradeParts(parts: Parts): Verdict {
  return stepsOf(parts) === parts.of ? 'correct' : 'incorrect';
}
