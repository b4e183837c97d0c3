import { expect, it } from 'vitest';
import { extractTopics } from './extract-topics.ts';
import { cellChapter } from './testing/cell-chapter.ts';

it('names headings and key terms, the most relevant first', () => {
  const topics = extractTopics(cellChapter);
  const names = topics.map(({ name }) => name);
  expect(names).toContain('Organelles');
  expect(names).toContain('Cell division');
  expect(names).toContain('Osmosis');
  expect(topics.map(({ relevance }) => relevance)).toEqual(
    topics.map(({ relevance }) => relevance).toSorted((a, b) => b - a),
  );
});

it('gives at most twelve, with percents that set the important ones apart', () => {
  const topics = extractTopics(cellChapter);
  expect(topics).toHaveLength(12);
  expect(topics[0]?.relevance).toBe(98);
  expect(topics.filter(({ relevance }) => relevance < 0 || relevance > 100)).toEqual([]);
});

it('leaves numbers and general headings out', () => {
  const text =
    '# Introduction\nCells are small units of life that divide.\n\n# 2. Cell walls\nPlant cells have rigid walls made of cellulose.';
  const names = extractTopics(text).map(({ name }) => name);
  expect(names).toContain('Cell walls');
  expect(names).not.toContain('Introduction');
});

it.each([
  '2 H2O -> 4 H+ + 4 e- + O2',
  '2 H2O -> 4 H+ + 4 electrons + O2',
  'NaOH + HCl → NaCl + H2O',
  '6 CO2 + 6 H2O = C6H12O6 + 6 O2',
  'E = mc²',
  '3.2 (x)',
])('takes no line without words for a heading: %s', (line) => {
  const text = `Photosynthesis

Light splits water in the thylakoid membranes, and oxygen is what remains of it.

${line}

Oxygen leaves the leaf through its pores, and the protons drive the making of energy carriers.`;
  const names = extractTopics(text).map(({ name }) => name);
  expect(names).toContain('Photosynthesis');
  expect(names.filter((name) => !/[a-z]{5}/.test(name) || name.includes('+'))).toEqual([]);
});

it('names a marked heading only if it has a word', () => {
  const body = 'Light splits water in the membranes, and oxygen is what remains of it.';
  const names = extractTopics(`# Photolysis\n\n${body}\n\n# 2 H2O -> 4 H+\n\n${body}`);
  expect(names.map(({ name }) => name)).toEqual(['Photolysis']);
});

it('knows nothing of an empty text', () => {
  expect(extractTopics('')).toEqual([]);
});
