import type { PersonalData } from '../platform/personal-data.ts';
import { eraseUsage, readUsage } from './store.ts';

export const usageData: PersonalData = {
  tables: ['usage'],
  read: (db, userId) => [
    {
      name: 'usage',
      about: 'How much of your allowances you have used, by month and day.',
      readAll: async function* () {
        yield* await readUsage(db, userId);
      },
    },
  ],
  erase: eraseUsage,
};
