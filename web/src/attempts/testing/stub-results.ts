import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { Attempt, GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { countResults } from '@engram/core/attempts/count-results.ts';
import { gradeAll } from '@engram/core/attempts/grade-attempt.ts';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { maya } from '../../testing/stub-server.ts';
import type { ResultState } from '../results/result-state.ts';

/** For tests: one question of each type, and answers to them. */
export const studyMaterial =
  'At rest a magnesium ion blocks the receptor. Its channel opens only when glutamate is bound. Calcium then flows in.';

const quote = 'Its channel opens only when glutamate is bound.';

const common = {
  version: 1,
  explanation: 'The ion leaves when the cell is depolarised.',
  hint: '',
  source: { quote, start: 45, end: 45 + quote.length, page: 3 },
  topic: null,
  madeBy: 'ai',
  isVerified: true,
} as const;

export const testId = '0198b000-0000-7000-8000-000000000001';
export const attemptId = '0198b000-0000-7000-8000-000000000002';

export const choice: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000001',
  type: 'multiple-choice',
  text: 'What opens the channel?',
  options: [
    { id: 'a', text: 'Bound glutamate' },
    { id: 'b', text: 'Extra magnesium' },
    { id: 'c', text: 'A cell at rest' },
  ],
  correctAnswer: 'a',
};

export const truth: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000002',
  type: 'true-false',
  text: 'Magnesium blocks the receptor at rest.',
  options: [
    { id: 'True', text: 'True' },
    { id: 'False', text: 'False' },
  ],
  correctAnswer: 'True',
};

export const several: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000003',
  type: 'multiple-answer',
  text: 'Which two must be present?',
  options: [
    { id: 'a', text: 'Glutamate' },
    { id: 'b', text: 'Magnesium' },
    { id: 'c', text: 'Depolarisation' },
  ],
  correctAnswer: ['a', 'c'],
};

export const matching: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000004',
  type: 'matching',
  text: 'Match each researcher to the idea.',
  columnA: [
    { id: '1', text: 'Richard Semon' },
    { id: '2', text: 'Donald Hebb' },
  ],
  columnB: [
    { id: 'x', text: 'Coined the word engram' },
    { id: 'y', text: 'Wrote of cell assemblies' },
  ],
  correctAnswer: { '1': 'x', '2': 'y' },
};

export const short: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000005',
  type: 'short-answer',
  text: 'What flows in when the channel opens?',
  correctAnswer: 'Calcium flows into the cell',
  acceptedAnswers: [],
};

export const gap: Question = {
  ...common,
  id: '0198a000-0000-7000-8000-000000000006',
  type: 'fill-in-blank',
  text: 'At rest a _____ ion blocks the receptor.',
  correctAnswer: 'magnesium',
  acceptedAnswers: [],
};

export const questions = [choice, truth, several, matching, short, gap];

/** 2 right, 3 wrong (one of them left out), 1 that waits for review. */
const answers = {
  [choice.id]: 'b',
  [truth.id]: 'True',
  [several.id]: ['a', 'b'],
  [short.id]: 'Ions with two charges, I think',
  [gap.id]: 'Magnesium',
} satisfies Record<string, Answer>;

export const config: TestConfig = {
  ...firstConfig,
  questionTypes: ['multiple-choice', 'true-false'],
  typeCounts: { 'multiple-choice': 1, 'true-false': 1 },
  formattedQuestionTypes: [],
  numQuestions: 6,
};

export const parts = [{ materialId: testId, title: 'Lecture 6.pdf', start: 0 }];

/** As the runner hands it over. */
export function makeState(facts: Partial<ResultState> = {}): ResultState {
  return {
    uid: maya.uid,
    questions,
    userAnswers: answers,
    testConfig: config,
    studyMaterial,
    parts,
    testName: 'Memory and plasticity',
    testId,
    ...facts,
  };
}

export function makeGiven(
  given: Record<string, Answer>,
  facts: Partial<GivenAnswer> = {},
): GivenAnswer[] {
  return Object.entries(given).map(([questionId, answer]) => ({
    questionId,
    round: 0,
    answer,
    firstAnswer: null,
    attempts: 1,
    ownVerdict: null,
    revision: 1,
    ...facts,
  }));
}

/** As the server tells of it. */
export function makeAttempt(facts: Partial<Attempt> = {}) {
  const given = facts.answers ?? makeGiven(answers);
  const asked = questions.filter(({ id }) => facts.questionIds?.includes(id) ?? true);
  const outcomes = gradeAll(asked, given);
  const attempt: Attempt = {
    id: attemptId,
    testId,
    state: 'submitted',
    questionIds: questions.map(({ id }) => id),
    startedAt: '2026-03-14T09:00:00.000Z',
    timeLimitSeconds: null,
    answers: given,
    switches: [],
    reportedQuestionId: null,
    results: countResults(outcomes, '2026-03-14T09:10:00.000Z'),
    outcomes,
    timeTakenSeconds: 600,
    ...facts,
  };
  return { attempt, questions };
}

export function makeTest(facts: Partial<PracticeTest> = {}): PracticeTest {
  return {
    id: testId,
    name: 'Memory and plasticity',
    config,
    studyMaterial,
    parts,
    making: {
      wanted: 6,
      delivered: 6,
      madeBy: 'ai',
      label: null,
      notices: [],
      usedCharacters: 100,
      totalCharacters: 100,
      language: 'en',
    },
    questions,
    sections: [],
    scores: { attempts: 1, recent: [40], best: 40, last: 40, lastTakenAt: null },
    createdAt: '2026-03-14T08:00:00.000Z',
    ...facts,
  };
}
