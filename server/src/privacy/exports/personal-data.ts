import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseExports } from './store.ts';

/** A copy of the copies would hold nothing new; when they were made is among the account's events. */
export const exportData: PersonalData = {
  tables: ['data_exports', 'data_export_parts'],
  read: () => [],
  erase: eraseExports,
};
