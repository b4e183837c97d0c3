import { product } from '@engram/core/product.ts';
import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import { countOf } from '../../plan-words.ts';

export const studyingMessages = {
  title: 'Studying',
  text: 'Reminders, your target and keys.',
  textOfPhone: 'Reminders and your target.',
  loading: 'Loading your study settings',
  notLoaded: "We couldn't load your study settings.",
  retry: 'Try Again',
  failed: 'Something went wrong. Please try again.',
  reminders: 'Review reminders',
  remindersText: 'An email on days when reviews are due, at most one a day.',
  hour: 'Remind me at',
  hourIn: (hour: number, timeZone: string) => `${writeHour(hour)}, ${timeZone} time`,
  hourSaved: (hour: number) => `We'll remind you at ${writeHour(hour)}.`,
  notSaved: (reason: string) => `We couldn't save that. ${reason}`,
  unconfirmed: (email: string) => `Reminders start once you confirm ${email}.`,
  sendAgain: 'Send again',
  sending: 'Sending...',
  sent: (email: string) =>
    `We sent a new link to ${email}. Reminders start once you have opened it.`,
  notSent: (reason: string) => `We couldn't send the link. ${reason}`,
  target: 'Review target',
  targetText: ({ retention, newPerDay, duePerDay }: ReviewSettings) =>
    `Remember ${retention}% of what is due. Up to ${countOf(newPerDay, 'new card')} and ${countOf(duePerDay, 'review')} a day.`,
  keysText: 'Answer and rate with single keys. Only for this browser.',
} as const;

/** Such as "08:00". */
export function writeHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

export const remindersOffMessages = {
  documentTitle: `Turn off review reminders · ${product.name}`,
  title: 'Turn off review reminders?',
  lead: "You'll get no more emails when reviews are due. Your cards and reviews stay as they are.",
  turnOff: 'Turn off reminders',
  turningOff: 'Turning off...',
  doneTitle: 'Reminders are off',
  done: "We won't email you about reviews. You can turn reminders on again in your settings.",
  settings: 'Go to settings',
  signIn: 'Sign in to turn them on again',
  over: 'It is too old or not complete. You can turn reminders off in your settings.',
  signInInstead: 'Sign in to your settings',
  failed: 'Something went wrong. Please try again.',
} as const;
