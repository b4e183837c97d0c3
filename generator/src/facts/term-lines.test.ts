import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { termLines } from './term-lines.ts';

function find(...lines: string[]): string[] {
  const document = buildDocument(lines.map((line) => `- ${line}`).join('\n'));
  return termLines.find(document).map(({ term, meaning }) => `${term} | ${meaning}`);
}

const siblings = [
  'Hub: repeats bits to all ports',
  'Switch: connects the devices of one office',
  'Router: moves packets between networks',
  'Firewall: filters traffic by rules',
];
const known = siblings.map((line) => line.replace(': ', ' | '));

it.each([
  ['a value', 'Latency: 20 to 40 ms'],
  ['a remark', 'Modem: not used any more'],
  ['what leans on another line', 'Modem: came before it in every home'],
  ['a term that shows in its meaning', 'Repeater: device that repeats a signal'],
  ['a chain', 'Modem: sound -> bits for the line'],
  ['an enumeration', 'Modem: dial, wait, connect'],
  ['a meaning that is cut off', 'Modem: turns the sound of the'],
  ['a question', 'Modem: why was it needed?'],
  ['one word', 'Modem: obsolete'],
  ['what goes on with a sentence', 'Modem: are used for cutting calls'],
  ['a place that could be of anything', 'Modem: the upper inner part'],
  ['a place in an order', 'Modem: the third step of the way out'],
  ['a comment', 'Modem: a popular gift of the nineties'],
  ['an event', 'Modem: reached most homes in 1995'],
  ['a call of a function', 'Modem: min(up, down) of the line'],
  ['a date', '5 May: turns the old network off'],
  ['several sentences', 'Modem: Signals fade. Sound is turned into bits'],
  ['a person among terms', 'Radia Perlman: invented the spanning tree'],
])('leaves %s out and keeps the others', (_, line) => {
  const named = [
    'Access point: lets phones join the office',
    'Patch panel: joins the cables of a floor',
  ];
  const expected = [...known, ...named.map((text) => text.replace(': ', ' | '))];
  expect(find(...siblings, ...named, line)).toEqual(expected);
});

it('cuts citations and what follows the first statement', () => {
  const line =
    'Testing effect (Karpicke): recalling strengthens more than rereading (Roediger, 2006); new';
  expect(find(...siblings, line)).toEqual([
    ...known,
    'Testing effect | recalling strengthens more than rereading',
  ]);
});

it('lets a head show that siblings share, but no modifier', () => {
  expect(
    find(
      'Local network: a network of one building',
      'Public network: a network that everybody may join',
      'Wireless network: a network that needs no wire',
      'Private network: a network with few members',
    ),
  ).toEqual([
    'Local network | a network of one building',
    'Public network | a network that everybody may join',
    'Private network | a network with few members',
  ]);
});

it('takes the lines under one parent for siblings, not those under another', () => {
  const text = `- Explicit\n  - Episodic: personal events with time and place\n  - Semantic: general knowledge and facts\n- Implicit\n  - Procedural: skills such as riding a bike`;
  expect(termLines.find(buildDocument(text))).toEqual([]);
});

it('gathers a glossary from all of its parts', () => {
  const text = `# Glossary\n## A\n- Aisle: a lower passage beside the nave\n## B\n- Bay: one unit between two pairs of supports\n## C\n- Choir: the eastern part, reserved for the clergy`;
  const facts = termLines.find(buildDocument(text));
  expect(facts.map(({ term }) => term)).toEqual(['Aisle', 'Bay', 'Choir']);
  expect(new Set(facts.map(({ group }) => group)).size).toBe(1);
});

it('asks for no term that has two meanings', () => {
  expect(find(...siblings, 'Hub: the centre piece of a bicycle wheel')).toEqual(known.slice(1));
});

it('takes the first sentence of an entry in a glossary', () => {
  const lines = ['Aisle: a lower passage beside the nave. It was often vaulted.', ...siblings];
  const text = `# Glossary\n${lines.map((line) => `- ${line}`).join('\n')}`;
  expect(termLines.find(buildDocument(text))[0]?.meaning).toBe('a lower passage beside the nave');
});

it('refuses a list of which most lines are no meanings', () => {
  expect(
    find('Hub: repeats bits to all ports', 'Router: 4 ports', 'Switch: 8 ports', 'Modem: 1 port'),
  ).toEqual([]);
});
