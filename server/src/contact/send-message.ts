import { cleanEmail, isEmail } from '@engram/core/accounts/email.ts';
import { demandCaptcha } from '../accounts/demand-captcha.ts';
import { AppError } from '../http/app-error.ts';
import type { Session } from '../http/caller.ts';
import type { Platform } from '../platform/start.ts';
import { type CountMessage, tooManyMessages } from './attempts.ts';
import { mailContactMessage } from './jobs.ts';
import { hasMessage, insertMessage } from './store.ts';

/** The creation id is the message's: the same for every attempt of one sending. */
export type MessageWish = {
  creationId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  captchaToken: string | undefined;
  network: string;
  session: Session | undefined;
};

/** Keeps a message and has it mailed: both or neither. */
export async function sendMessage(
  platform: Platform,
  countMessage: CountMessage,
  wish: MessageWish,
): Promise<void> {
  const { email, captchaToken, network, session } = wish;
  if (!isEmail(email)) throw new AppError('invalid-email');
  // A repetition whose first answer was lost brings the CAPTCHA that it has spent.
  if (await hasMessage(platform.db, wish.creationId)) return;
  const attempt = await countMessage({ userId: session?.user.uid, email, network });
  try {
    if (attempt.isTooMany) throw tooManyMessages(await attempt.secondsLeft());
    if (attempt.needsCaptcha || hasManyLinks(wish)) {
      await demandCaptcha(platform.captcha, { token: captchaToken, purpose: 'contact' });
    }
    await keepMessage(platform, wish);
  } catch (error) {
    await attempt.withdrawn();
    throw error;
  }
}

async function keepMessage({ db, clock, jobs }: Platform, wish: MessageWish): Promise<void> {
  const { creationId: messageId, name, subject, message, session } = wish;
  const row = {
    messageId,
    userId: session?.user.uid ?? null,
    plan: session?.user.plan ?? null,
    name,
    email: cleanEmail(wish.email),
    subject,
    message,
    writtenAt: clock.now(),
  };
  await db.transaction().execute(async (tx) => {
    if (await insertMessage(tx, row)) await jobs.enqueue(tx, mailContactMessage, { messageId });
  });
}

const fewLinks = 3;

/** What advertising is made of; a question about Engram needs none of them. */
function hasManyLinks({ name, subject, message }: MessageWish): boolean {
  const links = [name, subject, message].join('\n').match(/https?:\/\/|\bwww\./gi) ?? [];
  return links.length > fewLinks;
}
