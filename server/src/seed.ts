import { emailKey } from '@engram/core/accounts/email.ts';
import { findUser } from './accounts/read-user.ts';
import { openSession } from './accounts/sessions/open-session.ts';
import {
  claimEmail,
  insertEntitlement,
  insertUser,
  markEmailVerified,
  savePassword,
} from './accounts/store.ts';
import { readSettings } from './read-settings.ts';
import { openDatabase } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { makeLog } from './platform/log.ts';
import { openPasswords } from './platform/passwords.ts';
import { freeTests, premiumTests } from './demo/demo-tests.ts';
import { seedCards } from './demo/seed-cards.ts';
import { seedMaterials } from './demo/seed-materials.ts';
import { seedTests } from './demo/seed-tests.ts';

/** Demo accounts with a library and tests for development and screenshots; prints a session token for each. */
const config = readSettings();
if (config.NODE_ENV === 'production') throw new Error('Demo accounts are not for production');

const demoPassword = 'correct horse battery';

const demos = [
  {
    name: 'free',
    userId: '01900000-0000-7000-8000-00000000f0ee',
    email: 'maya.okafor@example.edu',
    displayName: 'Maya Okafor',
  },
  {
    name: 'premium',
    userId: '01900000-0000-7000-8000-00000000b0b0',
    email: 'omar.haddad@example.edu',
    displayName: 'Omar Haddad',
  },
] as const;

const { db } = openDatabase({ url: config.DATABASE_URL, poolSize: 1 });
const jobs = await openJobs({
  databaseUrl: config.DATABASE_URL,
  log: makeLog(config.LOG_LEVEL),
  isWorker: false,
});
const passwords = await openPasswords();
const now = new Date();
const tokens: Record<string, string> = {};
for (const { name, userId, email, displayName } of demos) {
  await claimEmail(db, emailKey(email), userId);
  await insertUser(db, { userId, email, displayName, createdAt: now });
  await markEmailVerified(db, userId, now);
  const passwordHash = await passwords.hash(demoPassword);
  await savePassword(db, { userId, passwordHash, changedAt: now });
  if (name === 'premium') {
    const entitlement = { userId, entitlementId: userId, plan: 'student', source: 'operator' };
    await insertEntitlement(db, { ...entitlement, startsAt: now });
  }
  const user = await findUser(db, userId, now);
  if (!user) throw new Error(`There is no ${displayName}`);
  if (name === 'free') {
    const materialIds = await seedMaterials(db, userId, now);
    await seedTests({ db, jobs }, { user, now, tests: freeTests, materialIds });
    await seedCards(db, { user, now, materialIds });
  } else {
    await seedTests({ db, jobs }, { user, now, tests: premiumTests, materialIds: new Map() });
  }
  const wish = { userId, lifetime: 'remembered', device: 'Chrome on Linux', now } as const;
  tokens[name] = (await openSession(db, wish))?.token ?? '';
}
await jobs.stop(1_000);
await db.destroy();
console.log(JSON.stringify(tokens, null, 2));
