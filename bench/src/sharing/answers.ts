import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** What a taker gives, and what it has to count: by how it is made, not by how it is graded. */
export type Given = { answer: Answer | null; verdict: 'correct' | 'incorrect' | 'unanswered' };

/** Most are right, some wrong, a few left out. */
export function answerQuestion(question: Question, random: () => number): Given {
  const chance = random();
  if (chance < 0.05) return { answer: null, verdict: 'unanswered' };
  const wrong = chance < 0.35 ? makeWrong(question) : undefined;
  if (wrong !== undefined) return { answer: wrong, verdict: 'incorrect' };
  return { answer: question.correctAnswer, verdict: 'correct' };
}

/** None for a written sentence: which ones are wrong for sure is for the grading to say. */
function makeWrong(question: Question): Answer | undefined {
  switch (question.type) {
    case 'multiple-choice':
      return question.options.find(({ id }) => id !== question.correctAnswer)?.id;
    case 'true-false':
      return question.correctAnswer === 'True' ? 'False' : 'True';
    case 'multiple-answer':
      return question.options.flatMap(({ id }) =>
        question.correctAnswer.includes(id) ? [] : [id],
      );
    case 'matching': {
      const [first = ['', ''], second = ['', ''], ...rest] = Object.entries(question.correctAnswer);
      return Object.fromEntries([[first[0], second[1]], [second[0], first[1]], ...rest]);
    }
    case 'short-answer':
    case 'fill-in-blank':
      return undefined;
  }
}
