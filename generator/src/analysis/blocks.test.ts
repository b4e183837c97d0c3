import { expect, it } from 'vitest';
import { splitSections } from '../split-sections.ts';
import { readBlocks } from './blocks.ts';

const read = (text: string) =>
  readBlocks(text, splitSections(text)).map(({ kind, start, end, term, body, cells }) => ({
    kind,
    text: text.slice(start, end),
    term: term && text.slice(term.start, term.end),
    body: body && text.slice(body.start, body.end),
    cells: cells?.map((cell) => text.slice(cell.start, cell.end)),
  }));

it('reads a term with its meaning after a colon, a dash, or in bold', () => {
  const text =
    '- LAN: a network in one building\n- Router – forwards packets between networks\n**Hub**: repeats every frame to all ports';
  expect(read(text).map(({ kind, term, body }) => [kind, term, body])).toEqual([
    ['entry', 'LAN', 'a network in one building'],
    ['entry', 'Router', 'forwards packets between networks'],
    ['entry', 'Hub', 'repeats every frame to all ports'],
  ]);
});

it('reads the rows of a table below its header', () => {
  const text = '| Protocol | Port |\n|---|---|\n| HTTP | 80 |\n| DNS | 53 |';
  expect(read(text).map(({ kind, cells }) => [kind, cells])).toEqual([
    ['row', ['HTTP', '80']],
    ['row', ['DNS', '53']],
  ]);
});

it('joins the lines of a paragraph and of a wrapped list item, and leaves code out', () => {
  const text =
    'First line of a paragraph\nthat goes on here.\n\n- an item that is wrapped\n  over two lines\n\n```\nlet x = 1\n```';
  expect(read(text).map(({ kind, text: part }) => [kind, part])).toEqual([
    ['prose', 'First line of a paragraph\nthat goes on here.'],
    ['item', 'an item that is wrapped\n  over two lines'],
  ]);
});

it('reads points that are no sentences as lines that explain a word', () => {
  const text = `1. **Graded bedding**, in which the grains become finer towards the top.
2. **Ripple marks**, which are symmetrical if made by waves.
3. **Alginates**, made from seaweed, absorb much.`;
  const [section] = splitSections(text);
  const blocks = readBlocks(text, section ? [section] : []);
  expect(blocks.map(({ body }) => body && text.slice(body.start, body.end))).toEqual([
    'the grains become finer towards the top.',
    'symmetrical if made by waves.',
    undefined,
  ]);
});
