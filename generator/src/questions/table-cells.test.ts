import { expect, it } from 'vitest';
import { tableRows } from '../facts/tables/table-rows.ts';
import type { Document } from '../structure/document.ts';
import { buildDocument } from '../testing/build-document.ts';
import { explainRow, listCells, nameOf, writeRow } from './table-cells.ts';

function read(lines: readonly string[], caption?: string) {
  const [header = '', ...rows] = lines;
  const table = [header, header.replace(/[^|]+/g, '---'), ...rows].map((line) => `| ${line} |`);
  const text = [...(caption === undefined ? [] : [caption, '']), ...table].join('\n');
  const document = buildDocument(text, 'en');
  const captioned: Document = {
    ...document,
    blocks: document.blocks.map((block) =>
      block.kind === 'table' && caption !== undefined
        ? { ...block, caption: { start: 0, end: caption.length } }
        : block,
    ),
  };
  return { document: captioned, facts: tableRows.find(captioned), seed: '' };
}

function namesOf(lines: readonly string[]): string[] {
  return listCells(read(lines)).map(({ row }) => nameOf(row));
}

it.each([
  ['shows in the row', 'Aortic | Aorta'],
  ['is the beginning of its words', 'Program Counter | PC'],
  ['spells the letters out', 'LSU | Link-state update'],
  ['begins as the name does', 'Supraspinatus | Supraspinous fossa'],
  ['differs from the name in two letters', 'Lactase | Lactose'],
  ['begins with the letter that is asked about', 'D | Danger'],
])('asks for no cell whose answer %s', (_, row) => {
  expect(namesOf(['Device | Part', row, 'Mitral | Left atrium', 'Hub | Office'])).toEqual([
    'Mitral',
    'Hub',
  ]);
});

const liquids = ['Liquid | pH', 'Milk | 6.6', 'Blood | 7.4', 'Coffee | 5.0'];

it('prints the caption without its number', () => {
  const findings = read(liquids, 'Table 1. Common liquids');
  const [cell] = listCells(findings);
  expect(cell && writeRow(findings, { cell, of: 'value' })).toBe(
    'Complete this row of the table “Common liquids”. Liquid: Milk. pH: _____',
  );
  expect(cell && writeRow(findings, { cell, of: 'name' })).toBe(
    'Complete this row of the table “Common liquids”. Liquid: _____. pH: 6.6',
  );
});

it('prints the unit behind the gap', () => {
  const findings = read(['Planet | Year', 'Mercury | 88 d', 'Venus | 225 d', 'Mars | 687 d']);
  const [cell] = listCells(findings);
  expect(cell && writeRow(findings, { cell, of: 'value', unit: 'd' })).toBe(
    'Complete this row of the table. Planet: Mercury. Year: _____ d',
  );
});

it('explains with the whole row', () => {
  const findings = read(liquids);
  const [cell] = listCells(findings);
  expect(cell && explainRow(findings, cell.row)).toBe('Liquid: Milk – pH: 6.6.');
});
