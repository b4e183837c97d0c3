import { accountMessages } from '@engram/core/accounts/messages.ts';
import { siteLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';

const answer = `within ${siteLimits.contactAnswerWithinHours} hours`; // [CONT-14] [LIM-28]
/** Without the time of the day: an answer may come a working day later. */
const days = product.supportHours.replace(/ \d.*/, '');

/** The words of the contact page; those of sending are the contract's. */
export const contactCopy = {
  pageTitle: 'Contact',
  description: `Write to the ${product.name} team. A person reads every message and answers ${answer}, ${days}.`,
  title: 'Contact us',
  lead: `A person reads every message. We answer ${answer}, ${days}.`,
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  missing: {
    name: 'Enter your name.',
    email: 'Enter your email.',
    subject: 'Enter a subject.',
    message: 'Enter a message.',
  },
  emailFormat: accountMessages.emailFormat,
  captchaMissing: accountMessages.captchaMissing,
  allRequired: 'All fields are required.',
  /** Without JavaScript there is nobody to send it. */
  sendByMail: { before: 'This form needs JavaScript. Write to', after: 'instead.' },
  mailbox: 'Email',
  hours: 'Hours',
  faq: { title: 'Read the FAQ first', lead: 'Most answers are one click away.' },
} as const;
