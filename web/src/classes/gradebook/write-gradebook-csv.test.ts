import type { Gradebook } from '@engram/core/classes/gradebook.ts';
import { expect, it } from 'vitest';
import { writeGradebookCsv } from './write-gradebook-csv.ts';

const at = '2026-03-01T23:30:00.000Z';

const book: Gradebook = {
  tests: [
    { code: 'AAAAAA', title: 'Cells', weight: 1, givenAt: at, closesAt: at },
    { code: 'BBBBBB', title: '=1+1', weight: 2, givenAt: at, closesAt: at },
  ],
  rows: [
    {
      memberId: '6c0d8a52-9f1e-4d0b-8f43-656e6772616d',
      name: '=HYPERLINK("x")',
      isRemoved: false,
      results: [
        { code: 'AAAAAA', state: 'graded', percent: 75, points: 3, possible: 4 },
        { code: 'BBBBBB', state: 'absent', percent: null, points: 0, possible: 0 },
      ],
    },
    {
      memberId: '7c0d8a52-9f1e-4d0b-8f43-656e6772616d',
      name: 'Omar, A.',
      isRemoved: true,
      results: [{ code: 'BBBBBB', state: 'to-judge', percent: 40, points: 4, possible: 10 }],
    },
  ],
};

it('writes a row for each student and a column for each test, and lets no cell run', () => {
  const lines = writeGradebookCsv(book, 'Europe/Berlin').trim().split(/\r?\n/);
  expect(lines[0]).toContain('Student,Average,Cells (2026-03-02)');
  expect(lines[0]).toContain("'=1+1 (2026-03-02, counts 2×)");
  expect(lines[1]).toContain("'=HYPERLINK");
  expect(lines[1]).toMatch(/,75,75,absent$/);
  expect(lines[2]).toBe('"Omar, A. (removed)",40,,40 (to grade)');
});
