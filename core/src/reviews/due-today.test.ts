import { expect, it } from 'vitest';
import { countParts, pickDue, roomOf } from './due-today.ts';

const candidates = {
  again: ['a', 'b'],
  asked: ['x'],
  back: ['c', 'd', 'e'],
  fresh: ['f', 'g'],
  waiting: ['h'],
};

it('picks what comes back and what is new within the room of the day', () => {
  expect(pickDue(candidates, { back: 2, fresh: 1 })).toEqual(['a', 'b', 'x', 'c', 'd', 'f', 'h']);
});

it('brings back what comes back by the minute and what a plan asks in a day without room', () => {
  expect(pickDue(candidates, { back: 0, fresh: 0 })).toEqual(['a', 'b', 'x', 'h']);
});

it('has as much room as the limits leave, each item counted once', () => {
  const done = [
    { item: 1, after: 'nothing', isQuestion: false },
    { item: 1, after: 'nothing', isQuestion: false },
    { item: 2, after: 'days', isQuestion: false },
    { item: 3, after: 'nothing', isQuestion: true },
    { item: 4, after: 'minutes', isQuestion: false },
  ] as const;
  expect(roomOf({ newPerDay: 20, duePerDay: 3 }, done)).toEqual({ back: 1, fresh: 19 });
});

it('has no room below none', () => {
  const done = [{ item: 1, after: 'days', isQuestion: false }] as const;
  expect(roomOf({ newPerDay: 0, duePerDay: 0 }, done)).toEqual({ back: 0, fresh: 0 });
});

it('tells cards and missed questions apart', () => {
  expect(countParts([{ kind: 'card' }, { kind: 'question' }, { kind: 'card' }])).toEqual({
    cards: 2,
    questions: 1,
  });
});
