import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  eraseAttempts,
  type ExportedAttempt,
  type ExportedDay,
  type ExportedReport,
  readAttemptsAfter,
  readDaysAfter,
  readReportsAfter,
} from './store.ts';

export const attemptData: PersonalData = {
  tables: ['attempts', 'attempt_answers', 'question_reports', 'study_days'],
  read: (db, userId) => [
    {
      name: 'attempts',
      about: 'Every time you took a test: your answers, how they were graded, and your results.',
      readAll: () => listAttempts(db, userId),
    },
    {
      name: 'question-reports',
      about: 'The questions you have reported to us.',
      readAll: () => listReports(db, userId),
    },
    {
      name: 'study-days',
      about: 'The days on which you studied, which your streak is counted by.',
      readAll: () => readInPages(db, (tx, after?: ExportedDay) => readDaysAfter(tx, userId, after)),
      csvColumns: ['day'],
    },
  ],
  erase: eraseAttempts,
};

async function* listAttempts(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedAttempt) =>
    readAttemptsAfter(tx, userId, after),
  );
  for await (const { attemptId, ...attempt } of rows) yield { id: attemptId, ...attempt };
}

async function* listReports(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedReport) => readReportsAfter(tx, userId, after));
  for await (const { createdAt, ...report } of rows) yield { at: createdAt, ...report };
}
