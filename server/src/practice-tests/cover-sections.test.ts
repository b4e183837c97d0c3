import { expect, it } from 'vitest';
import { coverSections } from './cover-sections.ts';

const cells =
  'The cell is the smallest unit of life, and every living thing is made of one or more. ';
const energy =
  'Mitochondria release the energy of food in a form that the cell can use for its work. ';
const material = `# Cells\n\n${cells.repeat(3).trim()}\n\n# Energy\n\n${energy.repeat(3).trim()}`;

function askedAt(start: number) {
  return { source: { quote: 'x', start, end: start + 1, page: null } };
}

it('counts the questions of each section, also those of sections that have none', () => {
  const at = material.indexOf('Mitochondria');
  expect(coverSections(material, [askedAt(at), askedAt(at + 100)])).toEqual([
    { title: 'Cells', questions: 0 },
    { title: 'Energy', questions: 2 },
  ]);
});

it('does not count what has no source', () => {
  expect(coverSections(material, [{ source: null }, askedAt(12)])).toEqual([
    { title: 'Cells', questions: 1 },
    { title: 'Energy', questions: 0 },
  ]);
});

it('calls a part without a heading by its first words', () => {
  expect(coverSections(cells.repeat(4), [])).toEqual([
    { title: 'The cell is the smallest unit of life,…', questions: 0 },
  ]);
});

it('leaves out a line of transition that nothing was asked about', () => {
  const text = `${material}\n\n# Summary\n\nThat was all of it, and more than enough.`;
  expect(coverSections(text, []).map(({ title }) => title)).toEqual(['Cells', 'Energy']);
  const asked = [askedAt(text.indexOf('That was'))];
  expect(coverSections(text, asked).map(({ title }) => title)).toEqual([
    'Cells',
    'Energy',
    'Summary',
  ]);
});

it('shows a section once that is so long that it is cut into parts', () => {
  const long = `# Cells\n\n${cells.repeat(80)}\n\n# Energy\n\n${energy.repeat(3)}`;
  expect(coverSections(long, [askedAt(20), askedAt(6_000)])).toEqual([
    { title: 'Cells', questions: 2 },
    { title: 'Energy', questions: 0 },
  ]);
});
