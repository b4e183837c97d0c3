import { siteLimits } from '@engram/core/limits.ts';
import type { Db } from '../platform/db.ts';
import { type PersonalData, readInPages } from '../platform/personal-data.ts';
import { eraseMessages, type ExportedMessage, readMessagesAfter } from './store.ts';

/** What somebody wrote while signed in; a visitor's words belong to no account. */
export const contactData: PersonalData = {
  tables: ['contact_messages'],
  read: (db, userId) => [
    {
      name: 'contact-messages',
      about: `What you wrote to support in the last ${siteLimits.contactKeptMonths} months, signed in.`,
      readAll: () => listMessages(db, userId),
    },
  ],
  erase: eraseMessages,
};

async function* listMessages(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedMessage) =>
    readMessagesAfter(tx, userId, after),
  );
  for await (const { writtenAt, name, email, subject, message } of rows) {
    yield { at: writtenAt, name, email, subject, message };
  }
}
