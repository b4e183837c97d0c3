import { seedRandom } from '@engram/core/seeded-random.ts';
import { expect, it } from 'vitest';
import { analyseText } from '../analysis/analyse-text.ts';
import { chooseRow } from './table-questions.ts';

function make(text: string) {
  const analysis = analyseText(text);
  return chooseRow({ analysis, random: seedRandom('seed'), ordered: [] })
    .map(({ draft }) => draft)
    .toArray();
}

const fluids = `| Fluid | Contains | Commonly used for | Notes |
|---|---|---|---|
| Saline | sodium and chloride | Replacement, resuscitation | clear |
| Ringer | sodium, potassium, calcium | Surgery | clear |
| Dextrose | sugar | Maintenance, water deficit | clear |
| Albumin | protein | Selected patients with sepsis | yellow |
| **Total** | four | four | four |`;

it('asks for the row by a column that reads like a verb', () => {
  const draft = make(fluids).find(({ text }) => text.includes('water deficit'));
  expect(draft).toMatchObject({
    text: 'Which fluid is commonly used for maintenance and water deficit?',
    key: 'Dextrose',
  });
  expect(draft?.type === 'multiple-choice' && draft.distractors.toSorted()).toEqual([
    'Albumin',
    'Ringer',
    'Saline',
  ]);
});

it('leaves out rows that could be right as well', () => {
  // Two of the fluids hold sodium, so only two others are left.
  expect(make(fluids).map(({ text }) => text)).not.toContain(
    'Which fluid contains sodium, potassium and calcium?',
  );
});

it('asks nothing of a column that says too little, nor of a sum', () => {
  const texts = make(fluids).map(({ text }) => text);
  expect(texts.filter((text) => /notes|total|four/i.test(text))).toEqual([]);
});

it('asks for the cell where the column names what belongs to the row', () => {
  const text = `The liver and the heart are organs, and so are the kidney and the lung.

| Organ | Function |
|---|---|
| Liver | storage of sugar |
| Heart | movement of blood |
| Kidney | removal of waste |
| Lung | exchange of gases |`;
  expect(make(text).map((draft) => draft.text)).toContain('What is the function of the liver?');
});
