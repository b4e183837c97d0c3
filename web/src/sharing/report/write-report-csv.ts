import type { OutcomeMark } from '@engram/core/attempts/attempt.ts';
import { resultMessages, writeSharedMark } from '@engram/core/attempts/messages.ts';
import { readAsked } from '@engram/core/questions/question-context.ts';
import { writeAnswer } from '@engram/core/questions/write-answer.ts';
import type { TakerAnswers } from '@engram/core/sharing/answers-api.ts';
import type { ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { writeTable } from '@engram/core/write-table.ts';
import { listTakerMarks } from '../watching/taker-marks.tsx';
import { nameOf } from './assigned/name-of.ts';
import { exportMessages as messages } from './messages.ts';

type Exported = {
  report: ShareReport;
  takers: readonly Taker[];
  /** By the id of the attempt; without them there are verdicts alone. */
  answers?: ReadonlyMap<string, TakerAnswers['answers']> | undefined;
  timeZone: string;
};

/** One row for each taker; one column for each question in the order of the test, or two with its answer. */
export function writeReportCsv({ report, takers, answers, timeZone }: Exported): string {
  const inOrder = report.questions.toSorted((one, other) => one.number - other.number);
  const isAssigned = report.assignment !== undefined;
  return writeTable([
    [
      ...messages.columns,
      ...(isAssigned ? messages.assignedColumns : []),
      ...inOrder.flatMap(({ number, question }) => {
        const asked = messages.question(number, readAsked(question));
        return answers ? [asked, messages.verdict(number)] : [asked];
      }),
    ],
    ...takers.map((taker) => [
      isAssigned ? nameOf(taker) : (taker.name ?? ''),
      writeSortable(taker.submittedAt, timeZone),
      String(taker.score),
      String(taker.correctCount),
      String(taker.marks.filter((mark) => mark === 'partly').length),
      String(taker.marks.filter((mark) => mark === 'needs-review').length),
      String(taker.totalQuestions),
      String(taker.timeTakenSeconds),
      ...(isAssigned ? writeAttempt(taker) : []),
      ...taker.marks.flatMap((mark, place) => {
        const question = inOrder[place]?.question;
        const given = answers?.get(taker.attemptId)?.[place] ?? null;
        if (!answers) return [writeCell(mark)];
        return [question && given !== null ? writeAnswer(question, given) : '', writeCell(mark)];
      }),
    ]),
  ]);
}

/** Which try it was, and what there is to know of it. */
function writeAttempt({ attempt, repeats }: Taker): string[] {
  if (!attempt) return ['', ''];
  const marks = listTakerMarks({ ...attempt, number: 1, repeats: repeats ?? null });
  return [String(attempt.number), marks.join(', ')];
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
