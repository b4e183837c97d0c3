import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import type { Gate, Passage } from '../gate/make-gate.ts';
import type { Candidate } from '../questions/kind.ts';
import { pickDrafts } from './pick-drafts.ts';

type Some = { type?: 'short-answer' | 'fill-in-blank'; kind?: string; section?: number };

function candidate(text: string, start: number, some: Some = {}): Candidate {
  const { type = 'short-answer', kind = 'k', section = 0 } = some;
  const source = { quote: text, start, end: start + 5, page: null };
  const content = { type, text, key: 'key', accepted: [], explanation: '', hint: '' };
  const draft: Draft = { ...content, source, topic: `Part ${section}` };
  return { draft, kind, asks: [text], section };
}

/** Lets everything pass but what it is told to refuse, or to keep waiting for others. */
function open(rule: (candidate: Candidate, taken: readonly Draft[]) => Passage = () => 'taken') {
  const taken: Draft[] = [];
  const pass = (one: Candidate) => {
    const passage = rule(one, taken);
    if (passage === 'taken') taken.push(one.draft);
    return passage;
  };
  return { pass, taken } satisfies Gate;
}

const base = { seed: 's', spans: [], topics: [] };

function pick(candidates: readonly Candidate[], count: number, wish = {}): string[] {
  const wanted = [{ type: 'short-answer', count } as const];
  return pickDrafts(candidates, { ...base, wanted, gate: open(), ...wish }).map(({ text }) => text);
}

const twoParts = [
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((text, no) => candidate(text, no * 10, { section: 1 })),
  candidate('z', 100, { section: 2 }),
];

it.each(['s', 't', 'u', 'v'])('takes from every part before it takes again (%s)', (seed) => {
  expect(pick(twoParts, 2, { seed })).toContain('z');
});

it.each(['s', 't', 'u', 'v'])('takes from every kind before it takes again (%s)', (seed) => {
  const kinds = ['a', 'b', 'c', 'd'].map((text, no) => candidate(text, no * 10, { kind: 'x' }));
  expect(pick([...kinds, candidate('z', 90, { kind: 'y' })], 2, { seed })).toContain('z');
});

it('takes wanted topics first, whatever their part has given', () => {
  expect(pick(twoParts, 3, { topics: ['part 1'] })).not.toContain('z');
});

it('takes last what was asked about before', () => {
  const spans = [{ quote: 'z', start: 98, end: 103, page: null }];
  expect(pick(twoParts, 6, { spans })).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(pick(twoParts, 7, { spans })).toContain('z');
});

it('gives what it took in the order of the text', () => {
  expect(pick(twoParts.toReversed(), 7)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'z']);
});

it('goes on past what is refused, and stops where nothing is left', () => {
  const gate = open(({ draft }) => (draft.text < 'c' ? 'refused' : 'taken'));
  expect(pick(twoParts, 9, { gate })).toEqual(['c', 'd', 'e', 'f', 'z']);
});

it('asks again for what had to wait', () => {
  const gate = open(({ draft }, taken) =>
    draft.text === 'z' && taken.length < 3 ? 'waits' : 'taken',
  );
  expect(pick(twoParts, 7, { gate })).toContain('z');
});

it('lets the type with the fewest candidates choose first', () => {
  const shared = candidate('shared', 0, { type: 'fill-in-blank' });
  const gate = open(({ draft }, taken) =>
    taken.some(({ type }) => type !== draft.type) ? 'refused' : 'taken',
  );
  const wanted = [
    { type: 'short-answer', count: 2 },
    { type: 'fill-in-blank', count: 1 },
  ] as const;
  const made = pickDrafts([...twoParts, shared], { ...base, wanted, gate });
  expect(made.map(({ text }) => text)).toEqual(['shared']);
});

it('takes more from the parts that weigh more, and from the others all the same', () => {
  const parts = [1, 2, 3].flatMap((section) =>
    Array.from({ length: 9 }, (_, no) =>
      candidate(`${section}${no}`, section * 100 + no * 10, { section }),
    ),
  );
  const weights = [
    { start: 0, end: 200, weight: 0.15 },
    { start: 200, end: 300, weight: 0.6 },
    { start: 300, end: 400, weight: 0.15 },
  ];
  const countIn = (section: number, taken: readonly string[]) =>
    taken.filter((text) => text.startsWith(String(section))).length;
  const few = pick(parts, 3, { weights });
  expect(few.map((text) => text.charAt(0))).toEqual(['2', '2', '2']);
  const many = pick(parts, 12, { weights });
  expect([1, 2, 3].map((section) => countIn(section, many))).toEqual([2, 8, 2]);
  expect([1, 2, 3].map((section) => countIn(section, pick(parts, 12)))).toEqual([4, 4, 4]);
});
