import { plans } from '@engram/core/plans/catalogue.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { PlainMail } from '../platform/mail/mailer.ts';
import { contactMailWords as words } from './messages.ts';
import type { ContactMessage } from './store.ts';

export type ContactLetter = {
  message: ContactMessage;
  /** Who wrote it, if they were signed in; the address in the form may be another one. */
  user: User | undefined;
  /** Our own, behind the @ of the mail's id. */
  domain: string;
};

/**
 * Plain text, so that nothing in a stranger's message can pretend to be ours. The facts stand
 * before it, a line each; what follows the empty line is the message and nothing else.
 */
export function contactMail({ message, user, domain }: ContactLetter): PlainMail {
  const { messageId, name, email, subject } = message;
  const plan = findPlan(message.plan);
  const isPremium = plan?.isPremium ?? false;
  const facts = [
    [words.name, name],
    [words.email, email],
    [words.plan, plan?.name ?? words.visitor],
    ...(user ? [[words.account, user.email]] : []),
    [words.written, writeMoment(message.writtenAt)],
    [words.subject, subject],
  ];
  return {
    subject: [...(isPremium ? [words.priority] : []), words.contact, subject].join(' '),
    text: `${facts.map(([label, fact]) => `${label}: ${fact}`).join('\n')}\n\n${message.message}\n`,
    replyTo: { name, address: email },
    // A job that runs twice sends a mail that mailboxes know already.
    messageId: `<contact-${messageId}@${domain}>`,
    isUrgent: isPremium,
  };
}

function findPlan(plan: string | null) {
  return Object.values(plans).find(({ id }) => id === plan);
}

/** As in 2026-03-01 12:00 UTC: whoever reads it may sit anywhere. */
function writeMoment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
