import { expect, it } from 'vitest';
import type { TermFact } from '../facts/fact.ts';
import { makeTermFamilies } from './term-family.ts';

function factsOf(...lines: string[]): TermFact[] {
  return lines.map((line, no) => {
    const [term = '', meaning = ''] = line.split(': ');
    const proof = [{ start: no * 100, end: no * 100 + line.length }];
    return { shape: 'term', rule: 'term lines', section: 0, proof, term, meaning, group: 'list' };
  });
}

/** The alternatives of the first line. */
function alternatives(...lines: string[]): string[] {
  const facts = factsOf(...lines);
  const [first] = facts;
  return first ? makeTermFamilies(facts, 'en')(first).map(({ term }) => term) : [];
}

const devices = [
  'Hub: repeats bits to all ports',
  'Switch: forwards frames inside one office',
  'Router: moves packets between networks',
  'Firewall: filters traffic by rules',
];

it('takes the other lines of the list', () => {
  expect(alternatives(...devices)).toEqual(['Switch', 'Router', 'Firewall']);
});

it.each([
  ['whose meaning is put in another way', 'Modem: a box that turns sound into data'],
  [
    'whose meaning shares a word with the asked one',
    'Repeater: strengthens the bits of a long line',
  ],
  ['whose meaning shares the root of a word', 'Bridge: connects a port with another building'],
  ['that is an abbreviation among words', 'NAT: rewrites the address of a packet'],
  ['whose meaning begins with a name', 'Bridge: Perlman, a poem on the spanning tree'],
  ['that contains the asked term', 'Smart hub: manages lamps and heating'],
])('leaves out an option %s', (_, line) => {
  expect(alternatives(...devices, line)).toEqual(['Switch', 'Router', 'Firewall']);
});

it('leaves out an option that the asked meaning names', () => {
  const asked = 'Ambulatory: a walkway around the back of the choir';
  expect(alternatives(asked, 'Choir: the part reserved for the clergy')).toEqual([]);
});

it('leaves out an option whose meaning names the asked term', () => {
  const asked = 'Choir: the part reserved for the clergy';
  expect(alternatives(asked, 'Ambulatory: a walkway around the back of the choir')).toEqual([]);
});

it('asks no line that says only what every line of the list says', () => {
  const said = [
    'Local: a small network',
    'Public: a small open network',
    'Own: a small home network',
  ];
  expect(alternatives(...said)).toEqual([]);
  expect(alternatives(...said.toReversed())).toEqual(['Public']);
});

it('lets words pass that every line of the list has', () => {
  expect(
    alternatives(
      'Local: a network inside one big building',
      'Public: a network that everybody may join freely',
      'Private: a network with few chosen members',
      'Mesh: a network without any central node',
    ),
  ).toEqual(['Public', 'Private', 'Mesh']);
});

it('keeps to one head noun where there is one', () => {
  expect(
    alternatives(
      'Retrograde amnesia: loss of what came before the injury',
      'Source amnesia: failure to tell where something was learned',
      'Spacing effect: gain from practice at intervals',
    ),
  ).toEqual(['Source amnesia']);
});

it('finds terms with the same head in other lists', () => {
  const [asked, ...others] = factsOf(
    'Retrograde amnesia: loss of what came before the injury',
    'Spacing effect: gain from practice at intervals',
    'Source amnesia: failure to tell where something was learned',
  );
  const facts = [asked, ...others.map((fact) => ({ ...fact, group: 'other' }))].flatMap(
    (fact) => fact ?? [],
  );
  expect(asked && makeTermFamilies(facts, 'en')(asked).map(({ term }) => term)).toEqual([
    'Source amnesia',
  ]);
});

it('takes the section of a glossary before the whole of it', () => {
  const facts = factsOf(...devices, 'Modem: turns sound into data').map((fact, no) => ({
    ...fact,
    section: no < 4 ? 1 : 2,
  }));
  const [first] = facts;
  expect(first && makeTermFamilies(facts, 'en')(first)).toHaveLength(3);
});

it('gives nothing to a term that stands alone', () => {
  const facts = factsOf(...devices).map((fact) => ({ ...fact, group: null }));
  const [first] = facts;
  expect(first && makeTermFamilies(facts, 'en')(first)).toEqual([]);
});
