import { expect, it } from 'vitest';
import type { TermFact } from '../facts/fact.ts';
import { buildDocument } from '../testing/build-document.ts';
import { sourceOf } from './sources.ts';

const document = buildDocument(`${'Hub: repeats. '.repeat(20)}${'x'.repeat(1_100)}`);

function at(...places: [start: number, end: number][]): TermFact {
  const proof = places.map(([start, end]) => ({ start, end }));
  return { shape: 'term', rule: 'r', section: 0, proof, term: 't', meaning: 'm', group: null };
}

it('quotes the text at its place', () => {
  expect(sourceOf(document, [at([0, 12])])).toEqual({
    quote: 'Hub: repeats',
    start: 0,
    end: 12,
    page: null,
  });
});

it('quotes what several facts share once', () => {
  const source = sourceOf(document, [at([14, 26], [0, 3]), at([28, 40], [0, 3])]);
  expect(source?.also?.map(({ start }) => start)).toEqual([0, 28]);
});

it.each([
  ['too long a quote', [at([0, 1_200])]],
  ['too many quotes', Array.from({ length: 9 }, (_, no) => at([no * 14, no * 14 + 3]))],
  ['nothing', [at([5, 5])]],
  ['no facts', []],
])('has no source for %s', (_, facts) => {
  expect(sourceOf(document, facts)).toBeNull();
});
