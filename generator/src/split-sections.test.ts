import { expect, it } from 'vitest';
import { findSection } from './section.ts';
import { splitSections } from './split-sections.ts';

const prose = 'This is a sentence of the body that is long enough to be one, and it ends here.';

function headings(text: string) {
  return splitSections(text).map(({ heading }) => heading);
}

function bodies(text: string) {
  return splitSections(text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['marked by a hash', `# Cells\n${prose}\n\n## Energy\n${prose}`],
  ['underlined', `Cells\n=====\n${prose}\n\nEnergy\n------\n${prose}`],
  ['bold on a line of its own', `**Cells**\n${prose}\n\n**Energy:**\n${prose}`],
  ['short, between blank lines', `Cells\n\n${prose}\n\nEnergy\n\n${prose}`],
  ['short, right above their text', `Cells\n${prose}\n\nEnergy\n${prose}`],
])('finds headings that are %s', (_, text) => {
  expect(headings(text)).toEqual(['Cells', 'Energy']);
  expect(bodies(text)).toEqual([prose, prose]);
});

it('keeps the number of a numbered heading', () => {
  const text = `1. The cell\n\n${prose}\n\n1.1 Energy\n\n${prose}\n\nChapter 2: Heat\n\n${prose}`;
  expect(headings(text)).toEqual(['1. The cell', '1.1 Energy', 'Chapter 2: Heat']);
});

it('takes neither list items nor sentences nor code for headings', () => {
  const list = `1. Cells grow\n2. Cells divide\n3. Cells die`;
  expect(headings(`${prose}\n\n${list}\n\nThey die.\n\n- Short item\n\n${prose}`)).toEqual([null]);
  expect(headings(`${prose}\n\n\`\`\`\n# not a heading\n\`\`\`\n\n${prose}`)).toEqual([null]);
});

it('has a part without heading before the first one, and none that is empty', () => {
  expect(headings(`${prose}\n\n# Title\n\n## Cells\n\n${prose}`)).toEqual([null, 'Cells']);
});

it('gives one part for a text without headings, and for an empty one', () => {
  expect(splitSections(prose)).toEqual([{ heading: null, start: 0, end: prose.length }]);
  expect(splitSections('')).toEqual([{ heading: null, start: 0, end: 0 }]);
});

it('cuts a very long part at ends of paragraphs into parts of about 3,000 characters', () => {
  const paragraph = `${prose} `.repeat(6).trim();
  const text = Array.from({ length: 24 }, () => paragraph).join('\n\n');
  const lengths = bodies(text).map((body) => body.length);
  expect(lengths.every((length) => length > 1_500 && length <= 4_500)).toBe(true);
  expect(bodies(text).join('\n\n')).toBe(text);
});

it('cuts a very long text without any break', () => {
  const text = '光合作用'.repeat(3_000);
  expect(bodies(text).join('')).toBe(text);
  expect(bodies(text)).toHaveLength(4);
});

it('takes no line of many signs for a heading', () => {
  expect(headings(`# a${' '.repeat(400)}b\n${prose}`)).toEqual([null]);
});

it('counts a heading to the part below it', () => {
  const text = `# Cells\n\n${prose}\n\n# Energy\n\n${prose}`;
  const found = findSection(splitSections(text), text.indexOf('Energy'));
  expect(found?.heading).toBe('Energy');
});
