import { expect, it } from 'vitest';
import { isClearLine } from './clear-line.ts';

function judge(line: string): boolean {
  const [term = '', meaning = ''] = line.split(': ');
  const common = { shape: 'term', rule: 'term lines', section: 0, proof: [], group: 'g' } as const;
  return isClearLine({ ...common, term, meaning });
}

it.each([
  'morpheme: smallest unit that carries meaning or grammatical function',
  'Router: forwards packets between networks by their address',
  'Liability: a present obligation arising from past events',
])('takes a line that says enough: %s', (line) => {
  expect(judge(line)).toBe(true);
});

it.each([
  ['few words, which fit other terms', 'presupposition: taken for granted by all'],
  ['a pair instead of a meaning', 'Nordic: Norway – Oslo, the first of several capitals'],
  ['what points at other lines', 'equilibration: drive for balance between the two states'],
  ['what means one of several', 'OPT: evict the one used furthest in the future'],
  ['an aside in brackets', 'cottongrass: one head per stem on wet peat (E. angustifolium several)'],
  ['a case for a meaning', 'Political question: Baker v. Carr, six factors of the court'],
  ['what names no other side', 'air waybill: air counterpart without title to the goods'],
  ['shorthand', 'monitor: mutex + condition variables, one thread active inside'],
  ['a place instead of a term', 'most often broken: scaphoid bone at the base of the thumb'],
  ['a remark', 'heather: scale-like leaves, we saw the plant without flowers'],
])('refuses %s: %s', (_, line) => {
  expect(judge(line)).toBe(false);
});
