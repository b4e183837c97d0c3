import { expect, it } from 'vitest';
import type { TermFact } from '../../facts/fact.ts';
import { buildDocument } from '../../testing/build-document.ts';
import { hasRival } from './rivals.ts';

function askBeside(other: string): boolean {
  const line = '- Triplet: three in the time of two';
  const fact: TermFact = {
    shape: 'term',
    rule: 'term lines',
    section: 0,
    proof: [{ start: 2, end: line.length }],
    term: 'Triplet',
    meaning: 'three in the time of two',
    group: 'a',
  };
  return hasRival(buildDocument(`${line}\n- ${other}`), fact);
}

it('sees another line that says the same of something else', () => {
  expect(askBeside('Hemiola: 3 beats in the time of 2')).toBe(true);
});

it.each(['Syncopation: accent on a weak beat', 'A triplet puts three notes in the time of two'])(
  'sees none in: %s',
  (line) => {
    expect(askBeside(line)).toBe(false);
  },
);
