import type { PersonalData } from '../personal-data.ts';
import { eraseAccountSpending, readAccountSpending } from './store.ts';

export const spendingData: PersonalData = {
  tables: ['account_spending'],
  read: (db, userId) => [
    {
      name: 'ai-spending',
      about: 'What AI has cost for you, by day (UTC), in thousandths of a US cent.',
      readAll: async function* () {
        yield* await readAccountSpending(db, userId);
      },
    },
  ],
  erase: eraseAccountSpending,
};
