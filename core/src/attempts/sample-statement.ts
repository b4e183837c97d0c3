import type { Question } from '../questions/question.ts';

/** For tests: a statement that is true, told from others by its number. */
export function makeStatement(number: number): Question {
  return {
    version: 1,
    id: `0190a5a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    type: 'true-false',
    text: `Statement ${number}.`,
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'True',
    explanation: '',
    hint: '',
    source: null,
    topic: null,
    madeBy: 'ai',
    isVerified: true,
  };
}
