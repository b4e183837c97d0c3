import { siteLimits } from '../limits.ts';
import { product } from '../product.ts';

/** What the contact form says, in the words of the specification [CONT-07] [CONT-08], NS-43. */
export const contactMessages = {
  send: 'Send Message',
  sending: 'Sending...',
  thanks: `Thank you for your message! We'll get back to you within ${siteLimits.contactAnswerWithinHours} hours.`,
  failed: 'Failed to send your message. Please try again.',
  /** Said to a network, of which a person may be innocent: so with another way. */
  tooMany: `Too many messages from your network. Try again in an hour, or write to ${product.supportMailbox}.`,
} as const;
