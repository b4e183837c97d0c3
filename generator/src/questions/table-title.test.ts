import { expect, it } from 'vitest';
import { tableRows } from '../facts/tables/table-rows.ts';
import { buildDocument } from '../testing/build-document.ts';
import { titleOf, titleTells } from './table-title.ts';

function titleUnder(heading: string, head = 'Muscle'): string | null {
  const rows = ['Deltoid | axillary', 'Triceps | radial', 'Biceps | median'];
  const table = [`${head} | Nerve`, '---|---', ...rows].map((row) => `| ${row} |`).join('\n');
  const document = buildDocument(`${heading}\n${table}`);
  const [row] = tableRows.find(document);
  return row === undefined ? null : titleOf(document, row);
}

it.each([
  ['the heading', '# Nerves of the arm', 'Nerves of the arm'],
  ['the heading without its number', '# D. Nerves of the arm', 'Nerves of the arm'],
  ['no number of a table', '# Table 3. Nerves of the arm', 'Nerves of the arm'],
  ['no word for a table', '# Table of the nerves of the arm', 'nerves of the arm'],
  ['the whole of a longer word', '# Tableau noir', 'Tableau noir'],
  ['no remark in brackets', '# Rotator cuff (on the exam)', 'Rotator cuff'],
  ['a heading with a dash', '# Rotator cuff – nerves', 'Rotator cuff – nerves'],
  ['nothing of a heading that says nothing', '# Key terms', ''],
])('prints %s', (_, heading, expected) => {
  expect(titleUnder(heading)).toBe(expected);
});

it.each([
  ['whose heading has a date', '# Lab of 8 May', 'Muscle'],
  ['whose heading calls', '# Rotator cuff – SURELY ASKED', 'Muscle'],
  ['whose heading is a question', '# Which nerve?', 'Muscle'],
  ['that compares its columns', '# Comparison of muscles', 'Muscle'],
  ['that does not say of what its rows are types', '# Key terms', 'Type'],
])('refuses a table %s', (_, heading, head) => {
  expect(titleUnder(heading, head)).toBeNull();
});

it('tells a key by a word that not all options have', () => {
  expect(titleTells('Valves of the heart', 'heart valve', ['lock valve', 'gate valve'])).toBe(true);
  expect(titleTells('Valves of the body', 'heart valve', ['lock valve', 'gate valve'])).toBe(false);
});
