import type { PersonalData } from '../../platform/personal-data.ts';
import { eraseReminders, readReminders } from './store.ts';

export const reminderData: PersonalData = {
  tables: ['review_reminders', 'reminder_moments', 'reminder_tokens'],
  read: (db, userId) => [
    {
      name: 'review-reminders',
      about:
        'Whether you want to be reminded by email, at which hour, and the last day we looked at.',
      readOne: () => readReminders(db, userId),
    },
  ],
  erase: eraseReminders,
};
