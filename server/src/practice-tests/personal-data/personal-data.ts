import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  eraseTests,
  type ExportedDeletion,
  type ExportedTest,
  readDeletedAfter,
  readTestsAfter,
} from './store.ts';

export const practiceTestData: PersonalData = {
  tables: ['tests', 'test_questions', 'test_batches', 'deleted_tests'],
  read: (db, userId) => [
    {
      name: 'tests',
      about:
        'Your practice tests: how you set them up, the text they were made of, their questions, and those you have edited, replaced or removed.',
      readAll: () => listTests(db, userId),
    },
    {
      name: 'deleted-tests',
      about:
        'The numbers of tests you have deleted, kept so that a browser that was offline cannot bring one back.',
      readAll: () => listDeleted(db, userId),
    },
  ],
  erase: eraseTests,
};

async function* listTests(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedTest) => readTestsAfter(tx, userId, after));
  for await (const { testId, ...test } of rows) yield { id: testId, ...test };
}

async function* listDeleted(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedDeletion) =>
    readDeletedAfter(tx, userId, after),
  );
  for await (const { testId } of rows) yield { id: testId };
}
