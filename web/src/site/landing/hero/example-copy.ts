import recorded from './recorded-example.json' with { type: 'json' };

const { options, correct, ...passage } = recorded;

/**
 * The live example: a passage of somebody's notes, and the question that a language model wrote
 * about it. Made from its recording by `server/src/testing/record/write-shown.ts`.
 */
export const exampleCopy = {
  ...passage,
  options: options.map(({ id, text }) => ({ letter: id.toUpperCase(), text })),
  correct: correct.toUpperCase(),
  highlightLabel: 'highlighted',
  questionType: 'Multiple choice',
  invitation: 'Try it: choose one',
  correctAnswer: 'Correct answer',
  yourAnswer: 'Your answer',
  incorrect: 'Incorrect',
  again: 'Try again',
} as const;

/** The whole result in words, with its proof. */
export function writeResult(chosen: string): string {
  const { correct: right, correctAnswer, incorrect, highlighted } = exampleCopy;
  const verdict =
    chosen === right ? `${correctAnswer}.` : `${incorrect}. ${correctAnswer}: ${right}.`;
  return `${verdict} The notes say: ${highlighted}`;
}
