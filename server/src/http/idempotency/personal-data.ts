import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetOwner } from './store.ts';

/** Kept replies repeat what the features export themselves. */
export const idempotencyData: PersonalData = {
  tables: ['idempotency_keys'],
  read: () => [],
  erase: (db, userId) => forgetOwner(db, `user:${userId}`),
};
