import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import { eraseAllShares } from '../owning/own-shares.ts';
import { removeTaker } from '../taking/store.ts';
import {
  type ExportedShare,
  type ExportedTaken,
  forgetTaken,
  listTaken,
  readSharesAfter,
  readTakenAfter,
} from './store.ts';

/** What others answered is theirs, and in the report only. */
export const sharingData: PersonalData = {
  tables: ['shared_tests', 'user_shares', 'shared_attempts', 'shared_corrections', 'taken_shares'],
  read: (db, userId, now) => [
    {
      name: 'shared-tests',
      about:
        'The tests you have shared: their codes, what was in them, how many took them, and what you corrected since.',
      readAll: () =>
        readInPages(db, (tx, after?: ExportedShare) => readSharesAfter(tx, userId, after)),
    },
    {
      name: 'taken-shared-tests',
      about:
        "Other people's tests that you took while signed in: the name you gave there and your answers, with what was right once you may see it.",
      readAll: () =>
        readInPages(db, (tx, after?: ExportedTaken) => readTakenAfter(tx, { userId, now }, after)),
    },
  ],
  erase: async (db, userId) => {
    await eraseAllShares(db, userId);
    await leaveReports(db, userId);
  },
};

/** The report of somebody else keeps what was answered, and no longer knows by whom. */
async function leaveReports(db: Db, userId: string): Promise<void> {
  for (const key of await listTaken(db, userId)) await removeTaker(db, key, userId);
  await forgetTaken(db, userId);
}
