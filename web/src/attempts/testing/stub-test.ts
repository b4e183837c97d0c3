import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { making } from '../../generation/testing/stub-generation.ts';

/** For tests: a test with a question of every type. */

export const testId = '0190a5a0-0000-7000-8000-0000000000aa';

export function idAt(place: number): string {
  return `0190a5a0-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

const common = {
  version: 1 as const,
  explanation: '',
  hint: '',
  source: null,
  topic: null,
  madeBy: 'ai' as const,
  isVerified: true,
};

export const questions: Question[] = [
  {
    ...common,
    id: idAt(1),
    type: 'multiple-choice',
    text: 'Which structure is needed to form new memories?',
    options: [
      { id: 'a', text: 'The cerebellum' },
      { id: 'b', text: 'The hippocampus' },
      { id: 'c', text: 'The thalamus' },
    ],
    correctAnswer: 'b',
  },
  {
    ...common,
    id: idAt(2),
    type: 'true-false',
    text: 'Procedural memory depends on the hippocampus.',
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'False',
  },
  {
    ...common,
    id: idAt(3),
    type: 'multiple-answer',
    text: 'Which two must be present for the NMDA channel to open?',
    options: [
      { id: 'a', text: 'Bound glutamate' },
      { id: 'b', text: 'Depolarisation' },
      { id: 'c', text: 'Extra magnesium' },
    ],
    correctAnswer: ['a', 'b'],
  },
  {
    ...common,
    id: idAt(4),
    type: 'matching',
    text: 'Match each researcher to the idea.',
    columnA: [
      { id: 'l1', text: 'Richard Semon' },
      { id: 'l2', text: 'Donald Hebb' },
    ],
    columnB: [
      { id: 'r1', text: 'Proposed cell assemblies' },
      { id: 'r2', text: 'Coined the word engram' },
    ],
    correctAnswer: { l1: 'r2', l2: 'r1' },
  },
  {
    ...common,
    id: idAt(5),
    type: 'fill-in-blank',
    text: 'At rest the receptor is blocked by a _____ ion.',
    correctAnswer: 'magnesium',
    acceptedAnswers: [],
  },
  {
    ...common,
    id: idAt(6),
    type: 'short-answer',
    text: 'What is a memory trace called?',
    correctAnswer: 'Engram',
    acceptedAnswers: [],
  },
];

const config: TestConfig = {
  ...firstConfig,
  questionTypes: ['multiple-choice'],
  typeCounts: { 'multiple-choice': 6 },
  formattedQuestionTypes: [{ type: 'multiple-choice', count: 6 }],
  numQuestions: 6,
};

type Changes = Omit<Partial<PracticeTest>, 'config'> & { config?: Partial<TestConfig> };

export function makeTest(changes: Changes = {}): PracticeTest {
  return {
    id: testId,
    name: 'Memory and plasticity',
    studyMaterial: 'A memory leaves a trace. '.repeat(40),
    parts: [],
    making,
    questions,
    sections: [],
    scores: { attempts: 0, recent: [], best: null, last: null, lastTakenAt: null },
    createdAt: '2026-03-01T09:00:00.000Z',
    ...changes,
    config: { ...config, ...changes.config },
  };
}
