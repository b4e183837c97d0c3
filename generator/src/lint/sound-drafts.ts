import type { DraftOf } from '@engram/core/questions/draft.ts';
import { indexText } from '../grounding/index-text.ts';

/** Study material with something for each rule to be about. */
export const cellText = `# The cell

The nucleus holds most of the DNA of the cell. The lysosome breaks down worn-out material with enzymes. Mitochondria are not found in red blood cells. Chlorophyll absorbs red and blue light. Robert Hooke described cells in 1665. An organelle is a part of a cell with its own work.

# The market

Demand falls when the price of a good rises. See https://example.org/prices for figures.`;

export const cellIndex = indexText(cellText);

const sound = {
  explanation: '',
  hint: '',
  topic: null,
} as const;

function cite(quote: string) {
  const start = cellText.indexOf(quote);
  return { quote, start, end: start + quote.length, page: null };
}

const nucleus = cite('The nucleus holds most of the DNA of the cell.');

/** Sound questions, to be spoiled in one point each. */
export const choice: DraftOf<'multiple-choice'> = {
  ...sound,
  type: 'multiple-choice',
  text: 'Which part holds most of the DNA?',
  key: 'Nucleus',
  distractors: ['Lysosome', 'Membrane', 'Ribosome'],
  source: nucleus,
};

export const answers: DraftOf<'multiple-answer'> = {
  ...sound,
  type: 'multiple-answer',
  text: 'Which colours does chlorophyll absorb?',
  keys: ['Red', 'Blue'],
  distractors: ['Green', 'Teal'],
  source: cite('Chlorophyll absorbs red and blue light.'),
};

export const statement: DraftOf<'true-false'> = {
  ...sound,
  type: 'true-false',
  text: 'The nucleus holds most of the DNA of the cell.',
  key: 'True',
  source: nucleus,
};

export const gap: DraftOf<'fill-in-blank'> = {
  ...sound,
  type: 'fill-in-blank',
  text: 'The _____ holds most of the DNA of the cell.',
  key: 'nucleus',
  accepted: ['cell nucleus'],
  source: nucleus,
};

export const short: DraftOf<'short-answer'> = {
  ...sound,
  type: 'short-answer',
  text: 'Who described cells in 1665?',
  key: 'Robert Hooke',
  accepted: ['Hooke'],
  source: cite('Robert Hooke described cells in 1665.'),
};

export const pairs: DraftOf<'matching'> = {
  ...sound,
  type: 'matching',
  text: 'Match each part with its work.',
  pairs: [
    { left: 'Nucleus', right: 'holds most of the DNA' },
    { left: 'Lysosome', right: 'breaks down worn-out material' },
    { left: 'Chlorophyll', right: 'absorbs red and blue light' },
  ],
  source: nucleus,
};
