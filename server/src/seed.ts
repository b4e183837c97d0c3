import { insertEntitlement, insertUser } from './accounts/store.ts';
import { openSession } from './accounts/open-session.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './platform/db.ts';

/** Demo accounts for development and screenshots; prints a session token for each. */
const config = readConfig(process.env);
if (config.NODE_ENV === 'production') throw new Error('Demo accounts are not for production');

const demos = [
  {
    name: 'free',
    userId: '01900000-0000-7000-8000-00000000f0ee',
    email: 'maya.okafor@example.edu',
    displayName: 'Maya',
  },
  {
    name: 'premium',
    userId: '01900000-0000-7000-8000-00000000b0b0',
    email: 'omar.haddad@example.edu',
    displayName: 'Omar',
  },
] as const;

const { db } = openDatabase({ url: config.DATABASE_URL, poolSize: 1 });
const now = new Date();
const tokens: Record<string, string> = {};
for (const { name, userId, email, displayName } of demos) {
  await insertUser(db, { userId, email, displayName, createdAt: now });
  if (name === 'premium') {
    const entitlement = { userId, entitlementId: userId, plan: 'student', source: 'operator' };
    await insertEntitlement(db, { ...entitlement, startsAt: now });
  }
  tokens[name] = await openSession(db, { userId, lifetime: 'remembered', now });
}
await db.destroy();
console.log(JSON.stringify(tokens, null, 2));
