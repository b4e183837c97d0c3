import { creditOf, isPartlyRight, markOf } from '@engram/core/attempts/credit.ts';
import { countedAnswer } from '@engram/core/attempts/grade-attempt.ts';
import { resultMessages, writeCredit, writeMark } from '@engram/core/attempts/messages.ts';
import { readAsked } from '@engram/core/questions/question-context.ts';
import { writeAnswer, writeKey } from '@engram/core/questions/write-answer.ts';
import { writeTable } from '@engram/core/write-table.ts';
import type { ExportSheet, SheetEntry } from './export-sheet.ts';
import { csvColumns } from './messages.ts';

/** As a spreadsheet reads it (N33): RFC 4180, UTF-8 with its mark. */
export function writeCsv(sheet: ExportSheet, { withAnswers }: { withAnswers: boolean }): string {
  const { number, text, given, wanted, result } = csvColumns;
  const header = withAnswers ? [number, text, given, wanted, result] : [number, text, given];
  const rows = sheet.entries.map((entry) =>
    withAnswers ? [...askedCells(entry), ...keyCells(entry)] : askedCells(entry),
  );
  return writeTable([header, ...rows]);
}

/** A time without colons, which some systems do not allow in names (N33) [EXP-11]. */
export function nameCsv(time: Date, { withAnswers }: { withAnswers: boolean }): string {
  const timestamp = time.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');
  return `test-results-${timestamp}${withAnswers ? '-with-answers' : ''}.csv`;
}

function askedCells({ number, question, outcome }: SheetEntry): string[] {
  const answer = outcome ? countedAnswer(outcome) : null;
  const given = answer === null ? '' : writeAnswer(question, answer);
  return [
    String(number),
    readAsked(question),
    given === '' ? resultMessages.notAnswered : given, // [EXP-14]
  ];
}

function keyCells({ question, outcome }: SheetEntry): string[] {
  if (!outcome) return [writeKey(question), ''];
  const mark = writeMark(markOf(outcome));
  const part = isPartlyRight(outcome) && writeCredit(question.type, creditOf(outcome));
  return [writeKey(question), part ? `${mark} (${part})` : mark];
}
