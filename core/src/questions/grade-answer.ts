import type { Answer, Verdict } from './answer.ts';
import { gradeMatching } from './grading/grade-matching.ts';
import { gradeMultipleAnswer } from './grading/grade-multiple-answer.ts';
import { gradeMultipleChoice } from './grading/grade-multiple-choice.ts';
import { gradeTrueFalse } from './grading/grade-true-false.ts';
import { gradeTyped } from './grading/grade-typed.ts';
import type { Question } from './question.ts';

/**
 * Whether an answer is right. An answer of another shape than its type asks for is wrong, and no
 * answer makes it throw.
 */
export function gradeAnswer(question: Question, answer: Answer): Verdict {
  switch (question.type) {
    case 'multiple-choice':
      return gradeMultipleChoice(question, answer);
    case 'true-false':
      return gradeTrueFalse(question, answer);
    case 'multiple-answer':
      return gradeMultipleAnswer(question, answer);
    case 'matching':
      return gradeMatching(question, answer);
    case 'short-answer':
    case 'fill-in-blank':
      return gradeTyped(question, answer);
  }
}
