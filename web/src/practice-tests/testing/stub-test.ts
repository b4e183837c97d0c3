import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question, QuestionOf } from '@engram/core/questions/question.ts';

/** For tests: a saved test about the NMDA receptor, made of the text below. */

export const testId = '0190a5a0-0000-7000-8000-0000000000aa';

export const studyMaterial =
  'At rest a magnesium ion blocks the NMDA receptor. Its channel opens only when glutamate is bound. Motor skills still improved with practice.';

type Common = Omit<QuestionOf<'short-answer'>, 'type' | 'correctAnswer' | 'acceptedAnswers'>;

/** All but the answers; the number makes the id. */
export function commonOf(number: number, facts: Partial<Common> = {}): Common {
  return {
    version: 1,
    id: `0190a5a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    text: `Question text ${number}?`,
    explanation: '',
    hint: '',
    source: sourceOf('At rest a magnesium ion blocks the NMDA receptor.'),
    topic: null,
    madeBy: 'ai',
    isVerified: true,
    ...facts,
  };
}

function sourceOf(quote: string) {
  const start = studyMaterial.indexOf(quote);
  return { quote, start, end: start + quote.length, page: null };
}

/** The first option is right, the others are wrong. */
export function choiceOf(number: number, facts: Partial<Common> = {}): Question {
  return {
    ...commonOf(number, facts),
    type: 'multiple-choice',
    options: ['right', 'wrong', 'false', 'bad'].map((word, index) => ({
      id: 'abcd'.charAt(index),
      text: `The ${word} one ${number}`,
    })),
    correctAnswer: 'a',
  };
}

export function truthOf(number: number, facts: Partial<Common> = {}): Question {
  return {
    ...commonOf(number, facts),
    type: 'true-false',
    options: [
      { id: 'True', text: 'True' },
      { id: 'False', text: 'False' },
    ],
    correctAnswer: 'True',
  };
}

export function blankOf(number: number, facts: Partial<Common> = {}): Question {
  return {
    ...commonOf(number, { text: 'At rest it is blocked by a _____ ion.', ...facts }),
    type: 'fill-in-blank',
    correctAnswer: 'magnesium',
    acceptedAnswers: ['Mg'],
  };
}

export function makeTest(facts: Partial<PracticeTest> = {}): PracticeTest {
  const questions = facts.questions ?? [choiceOf(1), truthOf(2), blankOf(3), choiceOf(4)];
  return {
    id: testId,
    name: 'Memory and plasticity',
    config: {
      ...firstConfig,
      questionTypes: ['multiple-choice', 'true-false'],
      typeCounts: {},
      formattedQuestionTypes: [],
      numQuestions: questions.length,
    },
    studyMaterial,
    parts: [
      {
        materialId: '0b0e7c52-7a4f-4d0c-9f0e-000000000001',
        title: 'Lecture 6.pdf',
        start: 0,
        pageStarts: [0, 60],
      },
    ],
    making: {
      wanted: questions.length,
      delivered: questions.length,
      madeBy: 'ai',
      label: null,
      notices: [],
      usedCharacters: studyMaterial.length,
      totalCharacters: studyMaterial.length,
      language: 'en',
    },
    sections: [
      { title: 'NMDA receptors', questions: questions.length },
      { title: 'Sleep', questions: 0 },
    ],
    scores: { attempts: 0, recent: [], best: null, last: null, lastTakenAt: null },
    createdAt: '2026-03-14T09:00:00.000Z',
    ...facts,
    questions,
  };
}
