import { randomUUID } from 'node:crypto';
import type { DraftOf } from '@engram/core/questions/draft.ts';
import { frozenV1 } from '@engram/core/questions/frozen/v1.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readQuestion } from '@engram/core/questions/read-question.ts';
import { expect, it } from 'vitest';
import type { AiModel } from '../../platform/ai/ai-model.ts';
import { openBoard } from './board.ts';
import type { ItemDraft } from './items/item.ts';
import type { PlanRequest } from './planning/plan.ts';
import { planTest } from './testing/try-pipeline.ts';

const writer: AiModel = {
  id: 'own',
  label: 'Own model',
  model: 'own',
  provider: 'own',
  readsPictures: false,
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

function openStatements(count = 2) {
  const writers: AiModel['id'][] = [];
  const plan = planTest({ wanted: [{ type: 'true-false', count }] });
  const board = openBoard(
    {
      plan,
      kept: [],
      newId: randomUUID,
      keep: () => Promise.resolve('kept'),
    },
    { onChange() {}, onKept: ({ id }) => writers.push(id) },
  );
  return { board, writers, keys: plan.slots.map(({ key }) => key ?? 'True') };
}

it('credits the writer of a spare statement once it has a place', async () => {
  const { board, writers, keys } = openStatements(3);
  const rare = keys.filter((key) => key === 'True').length === 1 ? 'True' : 'False';
  const often = rare === 'True' ? 'False' : 'True';
  const first = { ...statement, key: rare, text: 'Robert Hooke saw cork in 1665.' } as const;
  const second = { ...statement, key: often, text: 'Lysosomes break down worn parts.' } as const;
  const spare = { ...statement, key: rare, text: 'Plants store starch in roots.' } as const;
  expect(await board.place(first, null)).toBe('kept');
  expect(await board.place(second, null)).toBe('kept');
  expect(await board.place(spare, writer)).toBe('spare');
  expect(writers).toEqual([]);
  await board.placeSpares();
  expect(writers).toEqual(['own']);
  expect(board.questions().map(({ madeBy }) => madeBy)).toEqual(['built-in', 'built-in', 'ai']);
});

it('keeps true and false balanced also when fewer come', async () => {
  const { board } = openStatements(4);
  const texts = ['Robert Hooke saw cork.', 'Plants store starch.', 'Lysosomes break down waste.'];
  for (const text of texts) await board.place({ ...statement, key: 'True', text }, writer);
  await board.place({ ...statement, key: 'False', text: 'Cells have no skin at all.' }, writer);
  await board.placeSpares();
  const keys = board.questions().map(({ correctAnswer }) => correctAnswer);
  expect(keys.filter((key) => key === 'True')).toHaveLength(2);
  expect(keys).toHaveLength(3);
  expect(board.missing()).toHaveLength(1);
});

it('takes no text that the database would refuse', async () => {
  const { board } = openStatements();
  const broken = { ...statement, key: 'True', text: 'Cells are small.', hint: 'So \0' } as const;
  expect(await board.place(broken, null)).toBe('wrong-shape');
});

it('puts a flawed question aside until nothing better came', async () => {
  const { board } = openStatements();
  const flawed = { ...statement, key: 'False', text: 'Robert Hooke saw cork in 1665.' } as const;
  const better = { ...statement, key: 'True', text: 'Plants store starch in roots.' } as const;
  expect(await board.place(flawed, writer, { isFlawed: true })).toBe('aside');
  expect(await board.place(better, writer)).toBe('kept');
  expect(board.questions().map(({ text }) => text)).toEqual([better.text]);
  await board.placeSpares();
  expect(board.questions().map(({ text }) => text)).toEqual([better.text, flawed.text]);
});

it('asks once more unless what was put aside fills the only place that is left', async () => {
  const { board } = openStatements();
  const first = { ...statement, key: 'True', text: 'Robert Hooke saw cork in 1665.' } as const;
  const flawed = { ...statement, key: 'False', text: 'Plants store starch in roots.' } as const;
  await board.place(flawed, writer, { isFlawed: true });
  expect(board.isGoodEnough()).toBe(false);
  await board.place(first, writer);
  expect([board.isFull(), board.isGoodEnough()]).toEqual([false, true]);
});

it('asks once more for a place that nothing fills', async () => {
  const { board } = openStatements();
  await board.place({ ...statement, key: 'True', text: 'Robert Hooke saw cork.' }, writer);
  const same = { ...statement, key: 'True', text: 'Plants store starch in roots.' } as const;
  await board.place(same, writer, { isFlawed: true });
  expect(board.isGoodEnough()).toBe(false);
});

it('takes nothing that another test of the same material asks, but may print its answers', async () => {
  const [asked] = frozenV1.map((stored) => readQuestion(JSON.parse(stored)));
  if (!asked) throw new Error('no question');
  const answer = 'Hippocampus';
  const typed: Question = {
    ...asked,
    type: 'short-answer',
    text: 'Which part of the brain binds memories?',
    correctAnswer: answer,
    acceptedAnswers: [],
    source: { quote: 'It binds.', start: 90, end: 99, page: null },
  };
  const choice: DraftOf<'multiple-choice'> = {
    ...statement,
    type: 'multiple-choice',
    text: 'Where in the brain is the amygdala?',
    key: `Beside the ${answer}`,
    distractors: ['In the spine', 'Behind the eye', 'Below the tongue'],
  };
  const wanted = [
    { type: 'multiple-choice', count: 2 },
    { type: 'short-answer', count: 2 },
  ] as const;
  const place = async (change: Partial<PlanRequest>, draft: ItemDraft) => {
    const plan = planTest({ wanted, ...change });
    const rights = { newId: randomUUID, keep: () => Promise.resolve('kept' as const) };
    return openBoard({ plan, kept: [], ...rights }, { onChange() {}, onKept() {} }).place(
      draft,
      writer,
    );
  };
  const had = [{ question: typed, chance: 0.2 }];
  const again = { ...statement, type: 'short-answer', accepted: [], key: answer } as const;
  expect(await place({ had }, { ...again, text: typed.text })).toBe('duplicate');
  expect(await place({ had }, choice)).toBe('kept');
  expect(await place({ before: [typed] }, choice)).toBe('aside');
});
