import { findUser } from '../accounts/read-user.ts';
import type { Tx } from '../platform/db.ts';
import { readRefusal, type Refusal } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/start.ts';
import { contactMail } from './contact-mail.ts';
import { eraseMessages, lockUnmailed, markMailed, markRefused } from './store.ts';

/**
 * Brings a stored message to the support mailbox; once, however often and by how many it is asked.
 * One that is refused for good stays where it is, and somebody has to look at it.
 */
export async function mailMessage(
  platform: Platform,
  messageId: string,
  mailbox: string,
): Promise<void> {
  const refusal = await platform.db
    .transaction()
    .execute((tx) => mailLocked(platform, tx, { messageId, mailbox }));
  // Without the words of the answer: they may be those of the message.
  if (refusal) platform.log.error({ messageId, ...refusal }, 'contact message refused for good');
}

type Delivery = { messageId: string; mailbox: string };

async function mailLocked(
  { clock, mailer }: Platform,
  tx: Tx,
  { messageId, mailbox }: Delivery,
): Promise<Refusal | undefined> {
  const message = await lockUnmailed(tx, messageId);
  if (!message) return undefined;
  const { userId } = message;
  const user = userId === null ? undefined : await findUser(tx, userId, clock.now());
  if (userId !== null && !user) {
    // They have left since. Their erasure may have come before this row was there.
    await eraseMessages(tx, userId);
    return undefined;
  }
  const domain = mailbox.split('@').at(-1) ?? '';
  try {
    await mailer.send({ to: mailbox, ...contactMail({ message, user, domain }) });
  } catch (error) {
    const refusal = readRefusal(error);
    if (!refusal) throw error;
    await markRefused(tx, messageId, clock.now());
    return refusal;
  }
  await markMailed(tx, messageId, clock.now());
  return undefined;
}
