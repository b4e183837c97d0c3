import { describe, expect, it } from 'vitest';
import { groundQuote } from './ground-quote.ts';
import { indexText } from './index-text.ts';

const opening =
  'The cell is the smallest unit of life. It was described by Robert Hooke with a microscope. ';

function find(text: string, quote: string) {
  const found = groundQuote(indexText(opening + text), quote);
  return found.ok ? found.source.quote : undefined;
}

describe('a small number after a number', () => {
  it.each([
    ['10⁶', '106'],
    ['10⁶', '10'],
    ['10^6', '10'],
    ['10⁻³', '10-4'],
    ['5½', '51/2'],
    ['5½', '5'],
    ['2⁵', '25'],
  ])('%s is not %s', (there, quoted) => {
    const text = `A sample holds about ${there} bacteria in one drop.`;
    expect(find(text, `A sample holds about ${quoted} bacteria in one drop.`)).toBe(undefined);
    expect(find(text, `A sample holds about ${quoted}`)).toBe(undefined);
  });

  it.each([
    ['10⁶', '10^6'],
    ['10⁻³', '10^-3'],
    ['10⁻³', '10-3'],
    ['10-3', '10⁻³'],
    ['10²³', '10^23'],
    ['5½', '5 1/2'],
    ['5 m²', '5 m2'],
    ['5 m²', '5 m^2'],
    ['Ca²⁺', 'Ca2+'],
    ['H₂O', 'H2O'],
  ])('%s may be copied as %s', (there, quoted) => {
    const text = `A sample holds about ${there} in one drop.`;
    expect(find(text, `A sample holds about ${quoted} in one drop.`)).toBe(text);
  });

  it('is no place to begin a quote', () => {
    expect(find('There are 10⁶ bacteria in one drop.', '6 bacteria in one drop.')).toBe(undefined);
  });
});

describe('three dots', () => {
  const aspirin = 'Aspirin is generally not recommended for small children under 12 years.';

  it.each([
    ['a negation', aspirin, 'Aspirin is generally ... recommended for small children'],
    [
      'a number',
      'The war that began in 1914 lasted until the autumn.',
      'The war that began ... lasted until the autumn',
    ],
    [
      'a negation of the sentence that goes on',
      'Cells of plants have walls. Not all of them have green parts.',
      'Cells of plants have walls ... of them have green parts',
    ],
  ])('do not hide %s', (_, text, quote) => {
    expect(find(text, quote)).toBe(undefined);
  });

  it('may leave out a whole sentence, whatever it says', () => {
    const text = 'Cells of plants have walls. They are not green in 12 cases. Leaves have pores.';
    expect(find(text, 'Cells of plants have walls ... Leaves have pores.')).toBe(text);
  });

  it('join no more than a source may be', () => {
    const far = 'They are many and small and of each kind. '.repeat(30);
    const quote = 'Cells of plants have walls ... Leaves have many pores.';
    expect(find(`Cells of plants have walls. ${far}Leaves have many pores.`, quote)).toBe(
      undefined,
    );
    const both = 'Cells of plants have walls. They are stiff. Leaves have many pores.';
    expect(find(`Cells of plants have walls. ${far}${both}`, quote)).toBe(both);
    const near = far.slice(0, 420);
    const text = `Cells of plants have walls. ${near}Leaves have many pores.`;
    expect(find(text, quote)).toBe(text);
  });
});

it('takes no filler for another one', () => {
  const text = 'The king and the queen signed the treaty in the old hall of the town yesterday.';
  expect(find(text, text.replace('king and', 'king of'))).toBe(undefined);
  expect(find(text, text.replace('hall of the town', 'hall of town'))).toBe(text);
});

it('bears only a few lost fillers', () => {
  const text = 'The wall of the cell, the sap of the root, the bark of the tree and the leaf stay.';
  expect(find(text, text.replace('the sap', 'sap'))).toBe(text);
  expect(find(text, text.replaceAll('the ', ''))).toBe(undefined);
});

it('does not take a thousand for one', () => {
  const text = 'The empire of the north lasted for 1,000 years.';
  expect(find(text, 'The empire of the north lasted for 1')).toBe(undefined);
  expect(find(text, 'The empire of the north lasted for 1,000')).toBe(text.slice(0, -7));
});
