import type { User } from '@engram/core/accounts/user.ts';
import { reminderLimits } from '@engram/core/limits.ts';
import type { Reminders } from '@engram/core/reviews/reminders-api.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Platform } from '../../platform/start.ts';
import { nextReminder, settleWhatIsOver } from './next-reminder.ts';
import { eraseMoment, lockReminders, readReminders, saveReminders, setMoment } from './store.ts';

/** Off until wanted. */
const firstReminders: Reminders = { isOn: false, hour: reminderLimits.usualHour };

export async function findReminders(db: Db, userId: string): Promise<Reminders> {
  const { isOn, hour } = (await readReminders(db, userId)) ?? firstReminders;
  return { isOn, hour };
}

export async function changeReminders(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { uid, timeZone }: Pick<User, 'uid' | 'timeZone'>,
  { isOn, hour }: Reminders,
): Promise<Reminders> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // Nobody who is leaving leaves a moment behind that finds them.
    if (!(await lockAccount(tx, uid))) throw new AppError('not-signed-in');
    const before = await lockReminders(tx, uid);
    const wish = { hour, lastDay: before?.lastDay ?? null };
    const isSame = before?.isOn === isOn && before.hour === hour;
    const kept = isOn && !isSame ? settleWhatIsOver(wish, timeZone, now) : wish;
    await saveReminders(tx, uid, { ...kept, isOn });
    if (isOn) await setMoment(tx, uid, nextReminder(kept, timeZone, now).at);
    else await eraseMoment(tx, uid);
  });
  return { isOn, hour };
}
