import type { Question } from '@engram/core/questions/question.ts';
import { contentWords, wordingOf } from '../content-words.ts';
import { readPuzzle } from './puzzle.ts';
import { type AttackResult, measureAttack } from './run-attacks.ts';

/**
 * Tests that give their own answers away: who takes the option that stands beside the words of the
 * stem in another question of the same test.
 */
export function runCrossItem(tests: readonly (readonly Question[])[]): AttackResult {
  const puzzles = tests.flatMap((questions) =>
    questions.flatMap((question) => {
      const puzzle = readPuzzle(question);
      if (!puzzle || puzzle.isStatement) return [];
      const others = questions.filter((one) => one !== question).map(listPrinted);
      return [{ ...puzzle, others }];
    }),
  );
  return measureAttack('cross-item', puzzles, ({ stem, options, others }) => {
    const asked = contentWords(stem);
    return options.map((option) =>
      Math.max(0, ...others.map((printed) => rate(printed, option, asked))),
    );
  });
}

/** How many words of the stem stand where the option does. */
function rate(printed: string, option: string, asked: ReadonlySet<string>): number {
  const wording = wordingOf(option);
  if (wording === '' || !` ${wordingOf(printed)} `.includes(` ${wording} `)) return 0;
  return 1 + contentWords(printed).intersection(asked).size;
}

/** What is read of a question while the test is taken. */
export function listPrinted(question: Question): string {
  const { text } = question;
  switch (question.type) {
    case 'matching':
      return [text, ...[...question.columnA, ...question.columnB].map((row) => row.text)].join(
        '\n',
      );
    case 'multiple-choice':
    case 'multiple-answer':
      return [text, ...question.options.map((option) => option.text)].join('\n');
    case 'true-false':
    case 'short-answer':
    case 'fill-in-blank':
      return text;
  }
}

/** Answers to be typed that stand in another question of the same test. */
export function findPrintedAnswers(questions: readonly Question[]): {
  of: number;
  printed: Question[];
} {
  const typed = questions.filter(
    (question) => question.type === 'short-answer' || question.type === 'fill-in-blank',
  );
  const printed = typed.filter((question) => {
    const wording = wordingOf(question.correctAnswer);
    const others = questions.filter((one) => one !== question).map(listPrinted);
    return (
      wording.length > 2 && others.some((text) => ` ${wordingOf(text)} `.includes(` ${wording} `))
    );
  });
  return { of: typed.length, printed };
}
