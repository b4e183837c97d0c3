/** The live example: a sentence of somebody's notes, and the question made of it. */
export const exampleCopy = {
  heading: 'Lecture 6. Memory and plasticity',
  first:
    'Bliss and Lømo described long-term potentiation in 1973, in the hippocampus of the rabbit.',
  before: 'At rest a magnesium ion blocks the NMDA receptor.',
  highlighted:
    'Its channel opens only when glutamate is bound and the cell is already depolarised.',
  after: 'Calcium then flows in and the synapse grows stronger.',
  last: 'Without the CA1 region, new events are not kept for long.',
  highlightLabel: 'highlighted',
  questionType: 'Multiple choice',
  invitation: 'Try it: choose one',
  question: 'Why is the NMDA receptor called a coincidence detector?',
  options: [
    { letter: 'A', text: 'It responds to any glutamate' },
    { letter: 'B', text: 'It needs glutamate and depolarisation together' },
    { letter: 'C', text: 'It opens at rest' },
  ],
  correct: 'B',
  correctAnswer: 'Correct answer',
  yourAnswer: 'Your answer',
  incorrect: 'Incorrect',
  again: 'Try again',
} as const;

export type Letter = (typeof exampleCopy)['options'][number]['letter'];

/** The whole result in words, with its proof. */
export function writeResult(chosen: Letter): string {
  const { correct, correctAnswer, incorrect, highlighted } = exampleCopy;
  const verdict =
    chosen === correct ? `${correctAnswer}.` : `${incorrect}. ${correctAnswer}: ${correct}.`;
  return `${verdict} The notes say: ${highlighted}`;
}
