import type { Db } from '../platform/db.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { eraseMasteryDays, readMasteryDays } from './store.ts';

export const progressData: PersonalData = {
  tables: ['mastery_days'],
  read: (db, userId) => [
    {
      name: 'mastery',
      about: 'How well you knew each topic on the last days on which you looked.',
      readAll: () => listAll(db, userId),
    },
  ],
  erase: (db, userId) => eraseMasteryDays(db, userId),
};

async function* listAll(db: Db, userId: string) {
  for (const row of await readMasteryDays(db, userId, { from: '', to: '9' })) yield row;
}
