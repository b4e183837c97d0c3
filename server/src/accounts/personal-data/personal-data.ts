import type { Db } from '../../platform/db.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import {
  type ExportedDevice,
  eraseAccountRows,
  type ExportedEvent,
  readDevicesAfter,
  readEntitlements,
  readEventsAfter,
  readOnboarding,
  readPasswordAge,
  readProfile,
} from './store.ts';

export const accountData: PersonalData = {
  tables: [
    'users',
    'user_emails',
    'sessions',
    'session_tokens',
    'entitlements',
    'passwords',
    'mail_links',
    'mail_link_tokens',
    'onboarding',
    'account_events',
  ],
  read: (db, userId) => [
    {
      name: 'profile',
      about: 'Your profile: your name, your email address, your time zone and your plans.',
      readOne: () => describeProfile(db, userId),
    },
    {
      name: 'onboarding',
      about: 'What you answered when you signed up, or null if you were not asked.',
      readOne: () => readOnboarding(db, userId),
    },
    {
      name: 'devices',
      about: 'Where you are signed in.',
      readAll: () => listDevices(db, userId),
    },
    {
      name: 'account-events',
      about: 'What happened to your account, such as sign-ins and changes of your password.',
      readAll: () => listEvents(db, userId),
      csvColumns: ['at', 'event', 'device'],
    },
  ],
  erase: eraseAccountRows,
};

async function describeProfile(db: Db, userId: string) {
  const profile = await readProfile(db, userId);
  if (!profile) return undefined;
  const { email, displayName, timeZone, emailVerifiedAt, createdAt } = profile;
  return {
    uid: profile.userId,
    email,
    displayName,
    timeZone,
    emailVerified: emailVerifiedAt !== null,
    emailVerifiedAt,
    createdAt,
    passwordChangedAt: (await readPasswordAge(db, userId)) ?? null,
    plans: await readEntitlements(db, userId),
  };
}

async function* listDevices(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedDevice) => readDevicesAfter(tx, userId, after));
  for await (const { device, createdAt, lastSeenAt } of rows) {
    yield { device, signedInAt: createdAt, lastSeenAt };
  }
}

async function* listEvents(db: Db, userId: string) {
  const rows = readInPages(db, (tx, after?: ExportedEvent) => readEventsAfter(tx, userId, after));
  for await (const { happenedAt, kind, device } of rows) {
    yield { at: happenedAt, event: kind, device };
  }
}
