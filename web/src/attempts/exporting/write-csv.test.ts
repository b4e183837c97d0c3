import { expect, it } from 'vitest';
import { viewOfState } from '../results/result-view.ts';
import { readResultState } from '../results/result-state.ts';
import { sheetOfView } from '../results/sheet-of-view.ts';
import { choice, makeState, questions, several, short } from '../testing/stub-results.ts';
import type { ExportSheet } from './export-sheet.ts';
import { nameCsv, writeCsv } from './write-csv.ts';

it('has five columns with answers, in this order [EXP-12] [EXP-14] [EXP-15]', () => {
  expect(linesOf(writeCsv(sheet(), { withAnswers: true }))).toEqual([
    'Question #,Question Text,Your Answer,Correct Answer,Result',
    '1,What opens the channel?,Extra magnesium,Bound glutamate,Incorrect',
    '2,Magnesium blocks the receptor at rest.,True,True,Correct',
    '3,Which two must be present?,"Glutamate; Magnesium","Glutamate; Depolarisation",Incorrect',
    '4,Match each researcher to the idea.,Not answered,"Richard Semon: Coined the word engram; Donald Hebb: Wrote of cell assemblies",Incorrect',
    '5,What flows in when the channel opens?,"Ions with two charges, I think",Calcium flows into the cell,Needs review',
    '6,At rest a _____ ion blocks the receptor.,Magnesium,magnesium,Correct',
  ]);
});

it('says of what is partly right how much of it (D39)', () => {
  const userAnswers = { [several.id]: ['a'] };
  const csv = writeCsv(sheet({ questions: [several], userAnswers }), { withAnswers: true });
  expect(csv).toContain(',Partly right (1 of 2 answers right: 0.5 of 1 point)\r\n');
});

it('has three columns without answers [EXP-13]', () => {
  const [header, first] = linesOf(writeCsv(sheet(), { withAnswers: false }));
  expect(header).toBe('Question #,Question Text,Your Answer');
  expect(first).toBe('1,What opens the channel?,Extra magnesium');
});

it('begins with the mark of UTF-8, and ends each line as RFC 4180 says (N33) [EXP-15]', () => {
  const csv = writeCsv(sheet(), { withAnswers: true });
  expect(csv.codePointAt(0)).toBe(0xfe_ff);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(csv.split('\r\n')).toHaveLength(8);
});

it('quotes commas, quotes and line breaks (N33) [EXP-15]', () => {
  const csv = writeCsv(asked('He said "no", then\nleft'), { withAnswers: false });
  expect(csv).toContain('1,"He said ""no"", then\nleft",Not answered');
});

it('lets no cell begin a formula (N33) [EXP-15]', () => {
  const starts = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'];
  expect(starts.map((text) => secondCell(asked(text)))).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    `"'\tx"`,
    `"'\rx"`,
  ]);
});

it('lets no answer begin a formula', () => {
  const csv = writeCsv(sheet({ questions: [short], userAnswers: { [short.id]: '=cmd()' } }), {
    withAnswers: false,
  });
  expect(csv).toContain(",'=cmd()");
});

it('is named by the time, without colons [EXP-09] [EXP-10] [EXP-11]', () => {
  const time = new Date('2026-03-14T09:30:15.123Z');
  expect(nameCsv(time, { withAnswers: false })).toBe('test-results-2026-03-14T09-30-15Z.csv');
  expect(nameCsv(time, { withAnswers: true })).toBe(
    'test-results-2026-03-14T09-30-15Z-with-answers.csv',
  );
});

function sheet(facts: Parameters<typeof makeState>[0] = {}): ExportSheet {
  const state = readResultState(makeState({ questions, ...facts }));
  if (!state) throw new Error('There are results in it.');
  return sheetOfView(viewOfState(state, '2026-03-14T09:00:00.000Z'));
}

function asked(text: string): ExportSheet {
  return sheet({ questions: [{ ...choice, text }], userAnswers: {} });
}

function secondCell(from: ExportSheet): string | undefined {
  return linesOf(writeCsv(from, { withAnswers: false }))[1]
    ?.replace('1,', '')
    .replace(',Not answered', '');
}

function linesOf(csv: string): string[] {
  return csv.slice(1).split('\r\n').slice(0, -1);
}
