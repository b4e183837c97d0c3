import { expect, it } from 'vitest';
import { allKinds } from './questions/kinds.ts';
import { makeSure } from './make-sure.ts';
import { sureNotes } from './testing/sure-notes.ts';

const base = { text: sureNotes, seed: 'a', kinds: allKinds };

it('makes nothing of kinds that are off', () => {
  const wanted = [{ type: 'multiple-choice', count: 5 } as const];
  expect(makeSure({ text: sureNotes, seed: 'a', wanted, kinds: [] })).toEqual([]);
});

it('makes what was wanted, by type', () => {
  const wanted = [
    { type: 'true-false', count: 2 },
    { type: 'multiple-choice', count: 3 },
    { type: 'matching', count: 0 },
  ] as const;
  expect(makeSure({ ...base, wanted }).map(({ type }) => type)).toEqual([
    'true-false',
    'true-false',
    'multiple-choice',
    'multiple-choice',
    'multiple-choice',
  ]);
});

it('makes the same of the same seed, and other choices of another', () => {
  const wanted = [{ type: 'multiple-choice', count: 4 } as const];
  const one = makeSure({ ...base, wanted });
  expect(makeSure({ ...base, wanted })).toEqual(one);
  expect(makeSure({ ...base, wanted, seed: 'b' })).not.toEqual(one);
});

it('makes fewer than wanted rather than anything unsure', () => {
  const wanted = [{ type: 'multiple-answer', count: 3 } as const];
  expect(makeSure({ ...base, wanted })).toEqual([]);
});

it('states as many truths as falsehoods, but for one', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const made = makeSure({ ...base, seed, wanted: [{ type: 'true-false', count: 50 }] });
    const truths = made.filter((draft) => draft.type === 'true-false' && draft.key === 'True');
    expect(made.length).toBeGreaterThan(1);
    expect(Math.abs(2 * truths.length - made.length)).toBeLessThanOrEqual(1);
  }
});

it('spreads over the parts of the text', () => {
  const made = makeSure({ ...base, wanted: [{ type: 'multiple-choice', count: 3 }] });
  expect(new Set(made.map(({ topic }) => topic)).size).toBe(3);
});

it('asks about wanted topics first', () => {
  const wanted = [{ type: 'multiple-choice', count: 3 } as const];
  const made = makeSure({ ...base, wanted, topics: ['valves'] });
  expect(made.map(({ topic }) => topic)).toEqual(Array(3).fill('The valves of the heart'));
});

it('asks about passages last that were asked about before', () => {
  const wanted = [{ type: 'multiple-choice', count: 2 } as const];
  const all = makeSure({ ...base, wanted: [{ type: 'multiple-choice', count: 50 }] });
  const spans = all
    .filter(({ topic }) => topic !== 'Capitals of Europe')
    .map(({ source }) => source);
  const made = makeSure({ ...base, wanted, spans });
  expect(made.map(({ topic }) => topic)).toContain('Capitals of Europe');
  expect(makeSure({ ...base, wanted, avoid: made.map(({ text }) => text) })).not.toEqual(made);
});
