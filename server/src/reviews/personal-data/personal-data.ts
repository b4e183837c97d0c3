import { unpackReviews } from '@engram/core/reviews/pack-reviews.ts';
import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  eraseReviews,
  type ExportedBatch,
  type ExportedSchedule,
  nameItems,
  readBatchesAfter,
  readProfileRow,
  readSchedulesAfter,
} from './store.ts';

export const reviewData: PersonalData = {
  tables: ['review_profiles', 'review_schedules', 'review_batches'],
  read: (db, userId) => [
    {
      name: 'review-settings',
      about:
        'How much you want to remember, how much to review a day, and what your reviews say about your memory.',
      readOne: () => readProfileRow(db, userId),
    },
    {
      name: 'review-schedules',
      about: 'When each of your cards and missed questions comes back.',
      readAll: () =>
        readInPages(db, (tx, after?: ExportedSchedule) => readSchedulesAfter(tx, userId, after)),
    },
    {
      name: 'reviews',
      about: 'Every time you reviewed something, and how well you remembered it.',
      readAll: () => listReviews(db, userId),
      csvColumns: ['at', 'itemId', 'mark', 'tookMs'],
    },
  ],
  erase: eraseReviews,
};

/** As a row each; what was reviewed and deleted since has no name any more. */
async function* listReviews(db: Db, userId: string) {
  const batches = readInPages(db, (tx, after?: ExportedBatch) =>
    readBatchesAfter(tx, userId, after),
  );
  const names = await nameItems(db, userId);
  for await (const { reviews } of batches) {
    for (const { at, item, mark, isQuestion, tookMs } of unpackReviews(reviews)) {
      const itemId = names.get(item) ?? null;
      yield { at: new Date(at).toISOString(), itemId, isQuestion, mark, tookMs };
    }
  }
}
