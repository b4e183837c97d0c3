import type { Option, Question } from '@engram/core/questions/question.ts';

/** The texts of what is right, as a reader would say it. */
export function tellAnswers(question: Question): string[] {
  switch (question.type) {
    case 'multiple-choice':
      return pickTexts(question.options, [question.correctAnswer]);
    case 'multiple-answer':
      return pickTexts(question.options, question.correctAnswer);
    case 'true-false':
      return [question.correctAnswer];
    case 'matching':
      return Object.entries(question.correctAnswer).map(([left, right]) =>
        [...pickTexts(question.columnA, [left]), ...pickTexts(question.columnB, [right])].join(
          ' – ',
        ),
      );
    case 'short-answer':
    case 'fill-in-blank':
      return [question.correctAnswer, ...question.acceptedAnswers];
  }
}

function pickTexts(options: readonly Option[], ids: readonly string[]): string[] {
  return options.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}
