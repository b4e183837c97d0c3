import { classLimits } from '@engram/core/limits.ts';
import { findUser } from '../../accounts/read-user.ts';
import { wasPutOff, type WrittenMail } from '../../platform/mail/mailer.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { Platform } from '../../platform/start.ts';
import { findClassRow, forgetWarning, noteWarned } from '../store.ts';
import { addMonths, findUnusedEnd } from './class-end.ts';
import { endingMailWords } from './messages.ts';

/**
 * Once for each time that a class is left alone: noted before the mail goes out, as a worker that
 * dies in between must not write twice, and open again only where the mail was surely not taken.
 */
export async function warnTeacher(
  { db, clock, mailer }: Pick<Platform, 'db' | 'clock' | 'mailer'>,
  { classId, site }: { classId: string; site: string },
): Promise<void> {
  const now = clock.now();
  const row = await findClassRow(db, classId);
  const user = row && (await findUser(db, row.ownerId, now));
  if (!row || !user) return;
  const before = addMonths(now, classLimits.warnMonths - classLimits.unusedMonths);
  const isNoted = await db.transaction().execute((tx) => noteWarned(tx, classId, { now, before }));
  if (!isNoted) return;
  const end = findUnusedEnd(row.lastUsedAt);
  const link = new URL(`/classes/${classId}`, site).href;
  const mail = await endingMail({ name: row.name, day: nameDay(end, user.timeZone), link });
  try {
    await mailer.send({ to: user.email, ...mail });
  } catch (error) {
    if (wasPutOff(error)) {
      await db.transaction().execute((tx) => forgetWarning(tx, classId, now));
    }
    throw error;
  }
}

type Ending = { name: string; day: string; link: string };

function endingMail({ name, day, link }: Ending): Promise<WrittenMail> {
  const { subject, before, after, button, ...rest } = endingMailWords;
  return writeMail({
    ...rest,
    subject: subject(name),
    words: [before, { strong: name }, after(day)],
    button: { label: button, link },
  });
}

function nameDay(moment: Date, timeZone: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en', { ...format, timeZone }).format(moment);
}
