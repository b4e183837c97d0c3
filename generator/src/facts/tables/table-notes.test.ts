import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { tableRows } from './table-rows.ts';

const table = '| River | Length |\n|---|---|\n| Nile | 6650 |\n| Volga | 3530 |\n| Rhine | 1230 |';

function read(note: string) {
  return tableRows.find(buildDocument(`# Rivers\n${note}\n\n${table}`));
}

it('knows numbers that the text around them calls rounded', () => {
  expect(read('Lengths are rounded, I accept ± 200 km.')[0]?.isRounded).toBe(true);
  expect(read('Rivers flow into the sea.')[0]?.isRounded).toBe(false);
  expect(read('Rain is about 900 mm a year.')[0]?.isRounded).toBe(false);
});

it('knows numbers that the head of their column calls rough', () => {
  const rough = table.replace('Length', 'Length (approx.)');
  expect(tableRows.find(buildDocument(rough))[0]?.isRounded).toBe(true);
});

it('finds no rows in a worked case', () => {
  expect(read('Rivers flow into the sea.')).toHaveLength(3);
  expect(read('These rivers are invented.')).toEqual([]);
});
