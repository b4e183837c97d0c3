import type { Draft } from '@engram/core/questions/draft.ts';
import { expect, it } from 'vitest';
import { tableRows } from '../facts/tables/table-rows.ts';
import { buildDocument } from '../testing/build-document.ts';
import { sureNotes } from '../testing/sure-notes.ts';
import { rowKinds } from './row-kinds.ts';

function make(name: string, text = sureNotes, code = 'en'): Draft[] {
  const document = buildDocument(text, code);
  const findings = { document, facts: tableRows.find(document), seed: 's' };
  const kind = rowKinds.find((other) => other.name === name);
  return kind?.make(findings).map(({ draft }) => draft) ?? [];
}

function draw(heading: string, header: string, ...rows: string[]): string {
  const ruler = header.replace(/[^|]+/g, '---');
  return [heading, ...[header, ruler, ...rows].map((row) => `| ${row} |`)].join('\n');
}

it('asks for a year of a row', () => {
  expect(make('table cell → typed')[0]).toEqual({
    type: 'fill-in-blank',
    text: 'Complete this row of the table “The valves of the heart”. Valve: Tricuspid. Found: _____',
    key: '1543',
    accepted: [],
    explanation: 'Valve: Tricuspid – From: Right atrium – Found: 1543.',
    hint: '',
    topic: 'The valves of the heart',
    source: expect.objectContaining({ quote: '| Tricuspid | Right atrium | 1543 |', page: null }),
  });
});

it('quotes what stands at its place, and the header of the table', () => {
  for (const { source } of make('table cell → typed')) {
    expect(sureNotes.slice(source.start, source.end)).toBe(source.quote);
    expect(source.also?.map(({ quote }) => quote)).toEqual(['Valve | From | Found']);
  }
});

it('asks for a number that other rows have too, with its unit behind the gap', () => {
  const text = draw(
    '# Energy',
    'Nutrient | Energy',
    'Fat | 9 kcal',
    'Starch | 4 kcal',
    'Protein | 4 kcal',
  );
  expect(make('table cell → typed', text)).toMatchObject([
    {
      text: 'Complete this row of the table “Energy”. Nutrient: Fat. Energy: _____ kcal',
      key: '9',
      accepted: ['nine', '9 kcal'],
    },
    { key: '4' },
    { key: '4' },
  ]);
});

it('completes a row with others of its column', () => {
  const drafts = make('table row → choice').filter(({ text }) => text.includes('From'));
  expect(drafts).toHaveLength(4);
  const values = ['Right atrium', 'Left atrium', 'Right ventricle', 'Left ventricle'];
  const names = ['Tricuspid', 'Mitral', 'Pulmonary', 'Aortic'];
  for (const draft of drafts) {
    const options = draft.type === 'multiple-choice' ? [draft.key, ...draft.distractors] : [];
    const column = draft.text.includes('Valve: _____') ? names : values;
    expect(options.toSorted()).toEqual(column.toSorted());
  }
});

it('completes no row by leaving out values that other names give away', () => {
  const text = draw(
    '# Shoulder',
    'Muscle | Origin',
    'Supraspinatus | supraspinous fossa',
    'Infraspinatus | infraspinous fossa',
    'Teres minor | lateral border of scapula',
    'Subscapularis | subscapular fossa',
  );
  expect(make('table row → choice', text)).toEqual([]);
});

it('does not ask for what the title of the table tells', () => {
  const rows = ['Nile | white foam', 'Volga | brown mud', 'Rhine | green weed', 'Congo | red sand'];
  const asked = (heading: string) =>
    make('table row → choice', draw(heading, 'River | Sight', ...rows)).map(({ text }) =>
      text.includes('River: _____'),
    );
  expect(asked('# Four great rivers')).toContain(true);
  expect(asked('# Nile and Volga and Rhine and Congo')).not.toContain(true);
});

it('does not ask for what begins like the name of its row', () => {
  const table = draw(
    '# Families of plants',
    'Family | English name',
    'Rosaceae | rose family',
    'Lamiaceae | mint family',
    'Apiaceae | carrot family',
    'Poaceae | grass family',
    'Fabaceae | pea family',
  );
  const keys = make('table row → choice', table).flatMap((one) => ('key' in one ? [one.key] : []));
  expect(keys).not.toContain('rose family');
  expect(keys).not.toContain('Rosaceae');
});

it('asks nothing of a column of warnings', () => {
  const table = draw(
    '# Drugs',
    'Drug | Watch out',
    'Ramipril | check the cough',
    'Losartan | check potassium',
    'Bisoprolol | check the pulse',
    'Furosemide | check the urea',
  );
  expect(make('table row → choice', table)).toEqual([]);
});

it('matches the rows of a table by a column of words', () => {
  expect(make('table row → matching').map(({ text }) => text)).toEqual([
    'Match the pairs of the table “The valves of the heart”: Valve – From.',
  ]);
});

it.each([
  ['de', 'Ordne die Paare der Tabelle „The valves of the heart“ zu: Valve – From.'],
  ['es', 'Relaciona las parejas de la tabla «The valves of the heart»: Valve – From.'],
  ['fr', 'Associez les paires du tableau « The valves of the heart » : Valve – From.'],
])('puts its questions in the language %s', (code, expected) => {
  expect(make('table row → matching', sureNotes, code)[0]?.text).toBe(expected);
});
