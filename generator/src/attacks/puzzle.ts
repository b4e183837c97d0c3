import type { Question } from '@engram/core/questions/question.ts';

/** What a guesser sees of a question, and which of it is right. */
export type Puzzle = {
  stem: string;
  options: readonly string[];
  isKey: readonly boolean[];
  isStatement: boolean;
};

/** A trick: how much each option looks like the key; the best ones are guessed. */
export type Attack = {
  attack: string;
  /** Where it can be tried at all; everywhere when left out. */
  applies?: (puzzle: Puzzle) => boolean;
  rate: (puzzle: Puzzle) => number[];
};

/** Undefined for questions without options. */
export function readPuzzle(question: Question): Puzzle | undefined {
  const { text: stem } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-answer': {
      const keys = [question.correctAnswer].flat();
      const options = question.options.map(({ text }) => text);
      const isKey = question.options.map(({ id }) => keys.includes(id));
      return { stem, options, isKey, isStatement: false };
    }
    case 'true-false': {
      const options = question.options.map(({ text }) => text);
      const isKey = options.map((text) => text === question.correctAnswer);
      return { stem, options, isKey, isStatement: true };
    }
    case 'matching':
    case 'short-answer':
    case 'fill-in-blank':
      return undefined;
  }
}
