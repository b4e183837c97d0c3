import { product } from '@engram/core/product.ts';

export const remindersMessages = {
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
  failed: 'Something went wrong. Please try again.',
} as const;

/** Where something comes back tomorrow, for those who have none. */
export const reminderOfferMessages = {
  region: 'Review reminders',
  offer: 'Get an email on days when reviews are due.',
  remindAt: (hour: number) => `Remind me at ${writeHour(hour)}`,
  refuse: 'No thanks',
  change: 'Change it in Settings.',
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
