import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { resultMessages, writeSharedMark } from '@engram/core/attempts/messages.ts';
import { readAsked } from '@engram/core/questions/question-context.ts';
import type { ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { writeTable } from '@engram/core/write-table.ts';
import { exportMessages as messages } from './messages.ts';

type Exported = { report: ShareReport; takers: readonly Taker[]; timeZone: string };

/** One row for each taker, one column for each question in the order of the test. */
export function writeReportCsv({ report, takers, timeZone }: Exported): string {
  const inOrder = report.questions.toSorted((one, other) => one.number - other.number);
  return writeTable([
    [
      ...messages.columns,
      ...inOrder.map(({ number, question }) => messages.question(number, readAsked(question))),
    ],
    ...takers.map((taker) => [
      taker.name ?? '',
      writeSortable(taker.submittedAt, timeZone),
      String(taker.score),
      String(taker.correctCount),
      String(taker.marks.filter((mark) => mark === 'partly').length),
      String(taker.marks.filter((mark) => mark === 'needs-review').length),
      String(taker.totalQuestions),
      String(taker.timeTakenSeconds),
      ...taker.marks.map(writeCell),
    ]),
  ]);
}

function writeCell(mark: OutcomeMark): string {
  return mark === 'unanswered' ? resultMessages.notAnswered : writeSharedMark(mark);
}

/** Such as "2026-03-14 10:31:05", which spreadsheets read as a time. */
function writeSortable(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(new Date(time));
}
