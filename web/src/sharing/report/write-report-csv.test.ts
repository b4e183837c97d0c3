import { expect, it } from 'vitest';
import { makeAssignment } from '../testing/stub-assignments.ts';
import { makeReport, makeTaker } from '../testing/stub-report.tsx';
import { writeReportCsv } from './write-report-csv.ts';

it('has a row for each taker and a column for each question, in the order of the test', () => {
  const csv = writeReportCsv({
    report: makeReport(),
    takers: [
      makeTaker(1),
      makeTaker(2, { name: null, score: 0, marks: ['unanswered', 'needs-review'] }),
    ],
    timeZone: 'Europe/London',
  });
  expect(csv).toBe(
    '\u{FEFF}Name,Submitted,Score (%),Correct,Partly right,To be judged,Questions,Time (seconds),1. What opens the channel?,2. Magnesium blocks the receptor at rest.\r\n' +
      'Taker 1,2026-06-14 11:31:05,50,1,0,0,2,680,Correct,Incorrect\r\n' +
      ',2026-06-14 11:31:05,0,1,0,1,2,680,Not answered,To be judged\r\n',
  );
});

it('keeps a name in one cell where semicolons part the cells', () => {
  const csv = writeReportCsv({
    report: makeReport(),
    takers: [makeTaker(1, { name: "a;=cmd|' /C calc'!A0" })],
    timeZone: 'UTC',
  });
  expect(csv).toContain(`\r\n"a;=cmd|' /C calc'!A0",`);
});

it('does not let a name be calculated', () => {
  const csv = writeReportCsv({
    report: makeReport(),
    takers: [makeTaker(1, { name: '=HYPERLINK("http://evil.example","Ann")' })],
    timeZone: 'UTC',
  });
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Ann"")",`);
});

it('has the answer beside each verdict where the answers are known, and the marks of an assignment', () => {
  const attempt = {
    place: 4,
    number: 2,
    startedAt: '2026-06-14T10:00:00.000Z',
    isLate: true,
    isCollected: false,
  };
  const csv = writeReportCsv({
    report: makeReport({ assignment: makeAssignment() }),
    takers: [makeTaker(1, { name: null, attempt, repeats: 'device' })],
    answers: new Map([[makeTaker(1).attemptId, [null, 'True']]]),
    timeZone: 'UTC',
  });
  expect(csv).toContain(
    ',Try,Marks,1. What opens the channel?,Result 1,2. Magnesium blocks the receptor at rest.,Result 2\r\n',
  );
  expect(csv).toContain(
    'Taker 4,2026-06-14 10:31:05,50,1,0,0,2,680,2,"Late, Same device under another name",,Correct,True,Incorrect\r\n',
  );
});
