import { randomUUID } from 'node:crypto';
import type { DraftOf } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { openBoard } from './board.ts';
import { planTest } from './testing/try-pipeline.ts';

const writer: AiModel = {
  id: 'own',
  label: 'Own model',
  provider: 'own',
  ask: () => {
    throw new Error('Nobody is asked');
  },
  priceOf: () => 0,
};

const statement: Omit<DraftOf<'true-false'>, 'key' | 'text'> = {
  type: 'true-false',
  explanation: '',
  hint: '',
  source: { quote: 'Cells are small.', start: 0, end: 16, page: null },
  topic: null,
};

function openStatements() {
  const writers: AiModel['id'][] = [];
  const board = openBoard(
    {
      plan: planTest({ wanted: [{ type: 'true-false', count: 2 }] }),
      kept: [],
      newId: randomUUID,
      keep: () => Promise.resolve('kept'),
    },
    { onChange() {}, onKept: ({ id }) => writers.push(id) },
  );
  return { board, writers };
}

it('credits the writer of a spare statement once it has a place', async () => {
  const { board, writers } = openStatements();
  const first = { ...statement, key: 'True', text: 'Robert Hooke saw cork in 1665.' } as const;
  const spare = { ...statement, key: 'True', text: 'Plants store starch in roots.' } as const;
  expect(await board.place(first, null)).toBe('kept');
  expect(await board.place(spare, writer)).toBe('spare');
  expect(writers).toEqual([]);
  await board.placeSpares();
  expect(writers).toEqual(['own']);
  expect(board.questions().map(({ madeBy }) => madeBy)).toEqual(['built-in', 'ai']);
});

it('takes no text that the database would refuse', async () => {
  const { board } = openStatements();
  const broken = { ...statement, key: 'True', text: 'Cells are small.', hint: 'So \0' } as const;
  expect(await board.place(broken, null)).toBe('wrong-shape');
});
