import type { Question } from '@engram/core/questions/question.ts';
import { expect, it } from 'vitest';
import { splitSections } from '../split-sections.ts';
import { lintTest } from './lint-test.ts';

const text = `# Cells

The nucleus holds most of the DNA of the cell.

# Words

Wall, sap, gap.

# Heat

Water boils at a lower temperature on a mountain.`;
const sections = splitSections(text);

const common = {
  version: 1,
  id: '00000000-0000-4000-8000-000000000000',
  text: 'Which part holds the DNA?',
  explanation: '',
  hint: '',
  topic: null,
  madeBy: 'ai',
  isVerified: true,
} as const;

function source(quote: string) {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length, page: null };
}

function choice(key: number, ...options: string[]): Question {
  return {
    ...common,
    type: 'multiple-choice',
    source: source('The nucleus'),
    options: options.map((option, no) => ({ id: `o${no}`, text: option })),
    correctAnswer: `o${key}`,
  };
}

function statement(correctAnswer: 'True' | 'False'): Question {
  const options = ['True', 'False'].map((truth) => ({ id: truth, text: truth }));
  return { ...common, type: 'true-false', source: null, options, correctAnswer };
}

it('counts where keys stand and how often the longest option is the key', () => {
  const questions = [
    choice(0, 'Nucleus', 'Wall', 'Sap'),
    choice(2, 'Wall', 'Lysosome', 'Nucleus'),
    choice(2, 'Sap', 'Gap', 'Dew'),
    choice(2, 'Sap', 'Gap', 'Nucleus'),
  ];
  expect(lintTest(questions, sections)).toMatchObject({
    keyPositions: [1, 0, 3],
    longestIsKeyShare: 0.5,
  });
});

it('says how many statements are true', () => {
  const questions = [statement('True'), statement('False'), statement('False'), statement('False')];
  expect(lintTest(questions, sections)).toMatchObject({ trueShare: 0.25 });
});

it('counts a section as coverable only when it has a full sentence', () => {
  expect(lintTest([choice(0, 'Nucleus', 'Wall')], sections, text)).toMatchObject({
    sectionsCovered: 1,
    sectionsCoverable: 2,
  });
});

it('has nothing to say about an empty test', () => {
  expect(lintTest([], sections, text)).toEqual({
    keyPositions: [],
    longestIsKeyShare: 0,
    trueShare: 0,
    sectionsCovered: 0,
    sectionsCoverable: 2,
  });
});
