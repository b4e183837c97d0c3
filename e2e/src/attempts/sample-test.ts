import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { randomUUID } from 'node:crypto';
import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';

/** A text of two pages, and one question of each type that it proves. */
const firstPage =
  'At rest a magnesium ion blocks the NMDA receptor. Its channel opens only when glutamate is bound and the cell is already depolarised. Calcium then flows into the cell, and the synapse grows stronger. Richard Semon coined the word engram. Donald Hebb proposed cell assemblies. ';
const secondPage =
  'Long-term potentiation was described in 1973 by Bliss and Lømo. It needs glutamate and depolarisation at the same time. Procedural memory does not depend on the hippocampus. The hippocampus binds what the cortex knows.';

export const studyMaterial = firstPage + secondPage;

export const parts = [
  {
    materialId: '0198c000-0000-7000-8000-000000000001',
    title: 'Lecture 6 Memory and plasticity.pdf',
    start: 0,
    pageStarts: [0, firstPage.length],
  },
];

type Sample = { question: Question; right: Answer; wrong: Answer };

export type SampleType = keyof ReturnType<typeof makeSamples>;

/** With ids of their own each time, by type; the short answer of `wrong` waits for review. */
export function makeSamples() {
  return {
    choice: sample(
      {
        ...written(
          'Its channel opens only when glutamate is bound and the cell is already depolarised.',
        ),
        type: 'multiple-choice',
        text: 'Why is the NMDA receptor described as a coincidence detector?',
        options: [
          {
            id: 'a',
            text: 'It opens whenever glutamate is released, whatever the membrane voltage.',
          },
          {
            id: 'b',
            text: 'It opens only when glutamate is bound and the cell is already depolarised.',
          },
          { id: 'c', text: 'It opens at rest and closes as soon as the neuron fires.' },
          { id: 'd', text: 'It opens when two different transmitters reach the same cell.' },
        ],
        correctAnswer: 'b',
      },
      'a',
    ),
    truth: sample(
      {
        ...written('Procedural memory does not depend on the hippocampus.'),
        type: 'true-false',
        text: 'True or false: procedural memory depends on the hippocampus.',
        options: [
          { id: 'True', text: 'True' },
          { id: 'False', text: 'False' },
        ],
        correctAnswer: 'False',
      },
      'True',
    ),
    several: sample(
      {
        ...written('It needs glutamate and depolarisation at the same time.'),
        type: 'multiple-answer',
        text: 'Which two does long-term potentiation need at the same time?',
        options: [
          { id: 'a', text: 'Glutamate' },
          { id: 'b', text: 'Extra magnesium' },
          { id: 'c', text: 'Depolarisation' },
        ],
        correctAnswer: ['a', 'c'],
      },
      ['a', 'b'],
    ),
    matching: sample(
      {
        ...written('Richard Semon coined the word engram.'),
        type: 'matching',
        text: 'Match each researcher to the idea.',
        columnA: [
          { id: 'l1', text: 'Richard Semon' },
          { id: 'l2', text: 'Donald Hebb' },
          { id: 'l3', text: 'Bliss and Lømo' },
        ],
        columnB: [
          { id: 'r1', text: 'Described long-term potentiation in 1973' },
          { id: 'r2', text: 'Coined the word engram' },
          { id: 'r3', text: 'Proposed cell assemblies' },
        ],
        correctAnswer: { l1: 'r2', l2: 'r3', l3: 'r1' },
      },
      { l1: 'r2', l2: 'r1' },
    ),
    short: sample(
      {
        ...written('Calcium then flows into the cell, and the synapse grows stronger.'),
        type: 'short-answer',
        text: 'What flows into the cell when the channel opens?',
        correctAnswer: 'Calcium',
        acceptedAnswers: ['calcium ions'],
      },
      'Something that makes the synapse grow stronger, I believe',
    ),
    gap: sample(
      {
        ...written('At rest a magnesium ion blocks the NMDA receptor.'),
        type: 'fill-in-blank',
        text: 'At rest a _____ ion blocks the NMDA receptor.',
        correctAnswer: 'magnesium',
        acceptedAnswers: [],
      },
      'calcium',
    ),
  } satisfies Record<string, Sample>;
}

export function configOf(
  questions: readonly Question[],
  changes: Partial<TestConfig> = {},
): TestConfig {
  const questionTypes = [...new Set(questions.map(({ type }) => type))];
  const formattedQuestionTypes = questionTypes.map((type) => ({
    type,
    count: questions.filter((question) => question.type === type).length,
  }));
  return {
    ...firstConfig,
    questionTypes,
    typeCounts: Object.fromEntries(formattedQuestionTypes.map(({ type, count }) => [type, count])),
    formattedQuestionTypes,
    numQuestions: questions.length,
    ...changes,
  };
}

function written(quote: string) {
  const start = studyMaterial.indexOf(quote);
  return {
    version: 1,
    id: randomUUID(),
    explanation: `The text says: “${quote}”`,
    hint: '',
    source: { quote, start, end: start + quote.length, page: null },
    topic: null,
    madeBy: 'built-in',
    isVerified: true,
  } as const;
}

function sample(question: Question, wrong: Answer): Sample {
  return { question, right: question.correctAnswer, wrong };
}
