import type { User } from '@engram/core/accounts/user.ts';
import { privacyLimits } from '@engram/core/limits.ts';
import { hashToken, makeToken } from '../../accounts/opaque-token.ts';
import { findUser } from '../../accounts/read-user.ts';
import type { Tx } from '../../platform/db.ts';
import { wasPutOff } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/start.ts';
import { countToday } from '../queue/count-today.ts';
import { nextReminder } from './next-reminder.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  eraseMoment,
  insertToken,
  lockReminders,
  setMoment,
  settleDay,
  unsettleDay,
} from './store.ts';

type Means = Pick<Platform, 'db' | 'clock' | 'mailer'>;

const tokenMs = privacyLimits.reminderLinkDays * 24 * 60 * 60_000;

/**
 * Reminds a learner whose hour has come, and else notes when it will. The day is settled before the
 * mail goes out: a worker that dies in between costs a mail and never sends a second one. Only when
 * the mail server has surely not taken it is the day open again, for the next attempt.
 */
export async function remind(
  { db, clock, mailer }: Means,
  { userId, site }: { userId: string; site: string },
): Promise<void> {
  const now = clock.now();
  const user = await findUser(db, userId, now);
  if (!user) return;
  const settled = await db.transaction().execute((tx) => settleToday(tx, user, now));
  if (!settled || settled.left === 0) return;
  const { left, token } = settled;
  try {
    await mailer.send({ to: user.email, ...(await reminderMail({ left, token, site })) });
  } catch (error) {
    if (wasPutOff(error)) {
      await db.transaction().execute(async (tx) => {
        if (await unsettleDay(tx, userId, settled)) await setMoment(tx, userId, now);
      });
    }
    throw error;
  }
}

type Settled = { day: string; lastDay: string | null; left: number; token: string };

/** Undefined when today is settled already or its hour is to come. */
async function settleToday(tx: Tx, user: User, now: Date): Promise<Settled | undefined> {
  const { uid, timeZone } = user;
  const wish = await lockReminders(tx, uid);
  if (!wish?.isOn) {
    await eraseMoment(tx, uid);
    return undefined;
  }
  const { day, at } = nextReminder(wish, timeZone, now);
  if (at > now) {
    await setMoment(tx, uid, at);
    return undefined;
  }
  const left = user.emailVerified ? (await countToday(tx, user, now)).left : 0;
  const token = makeToken();
  await settleDay(tx, uid, day);
  await setMoment(tx, uid, nextReminder({ ...wish, lastDay: day }, timeZone, now).at);
  if (left > 0) {
    const expiresAt = new Date(now.getTime() + tokenMs);
    await insertToken(tx, { tokenHash: hashToken(token), userId: uid, expiresAt });
  }
  return { day, lastDay: wish.lastDay, left, token };
}
