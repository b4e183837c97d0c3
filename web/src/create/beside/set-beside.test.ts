import { expect, it } from 'vitest';
import { changeSet, reviveSet, type SetOrder } from './set-beside.ts';

const uuid = (number: number) => `0190a5a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const order: SetOrder = {
  name: 'Memory',
  request: {
    studyMaterial: 'The hippocampus binds what the cortex knows.',
    parts: [],
    topics: [],
    cardTypes: [{ type: 'term-definition', count: 5 }],
    difficulty: 'medium',
    language: 'material',
  },
  materialIds: [uuid(1)],
  isByRule: false,
};
const begun = changeSet(null, { type: 'begin', order, key: uuid(2), setId: uuid(3) });

it('outlives a reload as it is', () => {
  const noted = changeSet(begun, { type: 'note-generation', generationId: uuid(4) });
  expect(reviveSet(JSON.stringify(noted))).toEqual(noted);
  expect(reviveSet('{}')).toBeNull();
  expect(reviveSet(undefined)).toBeNull();
});

it('is tried again as the same making where that goes on, and as another where it has failed', () => {
  const noted = changeSet(begun, { type: 'note-generation', generationId: uuid(4) });
  const lost = changeSet(noted, { type: 'fail', message: 'Offline.', isUnfinished: true });
  expect(changeSet(lost, { type: 'retry', key: uuid(9) })).toMatchObject({
    key: uuid(2),
    setId: uuid(3),
    generationId: uuid(4),
    progress: { state: 'making' },
  });
  const over = changeSet(noted, { type: 'fail', message: 'Failed.', isUnfinished: false });
  expect(changeSet(over, { type: 'retry', key: uuid(9) })).toMatchObject({
    key: uuid(9),
    setId: uuid(3),
    generationId: null,
  });
});

it('is nothing where there is none, and once it is forgotten', () => {
  expect(changeSet(null, { type: 'save', cards: 3 })).toBeNull();
  expect(changeSet(begun, { type: 'forget' })).toBeNull();
});
