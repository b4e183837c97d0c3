import type { DraftOf } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { bareQuestion } from '../testing/insert-generation.ts';
import { bindPlaces } from './bind-places.ts';
import type { Had } from './planning/had.ts';
import { planTest } from './testing/try-pipeline.ts';

const part = (start: number, end: number) => ({ heading: null, start, end });

/** Two places, two calls that write two statements each, about a half of the text each. */
function bindTwo(sections = [part(0, 500), part(500, 1_000)], had: Had[] = []) {
  const plan = planTest({ wanted: [{ type: 'true-false', count: 2 }], had });
  const write = [{ type: 'true-false' as const, count: 2 }];
  const calls = [0, 1].map((call) => ({
    call,
    start: call * 500,
    end: call * 500 + 500,
    write,
    trueStatements: 1,
  }));
  return bindPlaces({ plan: { ...plan, calls }, kept: [], doneCalls: [] }, () => sections);
}

const draftAt = (start: number): DraftOf<'true-false'> => ({
  type: 'true-false',
  key: 'True',
  text: 'Cells are small.',
  explanation: '',
  hint: '',
  source: { quote: 'Cells are small.', start, end: start + 16, page: null },
  topic: null,
});

it('keeps the place of a slow call until that call has ended', () => {
  const places = bindTwo();
  expect(places.mayTake(0, draftAt(10), 2)).toBe(true);
  places.take(0, draftAt(10));
  expect(places.mayTake(0, draftAt(100), 1)).toBe(false);
  expect(places.mayTake(1, draftAt(600), 1)).toBe(true);
  places.end(1);
  expect(places.mayTake(0, draftAt(100), 1)).toBe(true);
});

it('keeps the last places of a call for its sections without a question', () => {
  const plan = planTest({ wanted: [{ type: 'true-false', count: 2 }] });
  const call = {
    call: 0,
    start: 0,
    end: 1_000,
    write: [{ type: 'true-false' as const, count: 3 }],
    trueStatements: 1,
  };
  const sections = [part(0, 500), part(500, 1_000)];
  const places = bindPlaces(
    { plan: { ...plan, calls: [call] }, kept: [], doneCalls: [] },
    () => sections,
  );
  places.take(0, draftAt(10));
  expect(places.mayTake(0, draftAt(100), 1)).toBe(false);
  expect(places.mayTake(0, draftAt(600), 1)).toBe(true);
});

it('lets the built-in generator take any place', () => {
  expect(bindTwo().mayTake(null, draftAt(10), 1)).toBe(true);
});

it('keeps the places of a weak part from a faster call about a strong one', () => {
  const source = { quote: 'Cells', start: 0, end: 5, page: null };
  const had = [
    { question: bareQuestion({ source }), chance: 0.4 },
    { question: bareQuestion({ source: { ...source, start: 600, end: 605 } }), chance: 0.85 },
  ];
  const places = bindTwo(undefined, had);
  expect(places.mayTake(1, draftAt(600), 2)).toBe(false);
  expect(places.mayTake(0, draftAt(10), 2)).toBe(true);
  places.end(0);
  expect(places.mayTake(1, draftAt(600), 2)).toBe(true);
  expect(bindTwo().mayTake(1, draftAt(600), 2)).toBe(true);
});
