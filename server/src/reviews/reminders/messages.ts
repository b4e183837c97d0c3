import { formatCount } from '@engram/core/format-count.ts';

/** The words of the mail that reminds of a day's review. It names nothing that is learned. */
export const reminderMailWords = {
  subject: 'Your reviews for today are ready',
  preview: 'Reviewing on the day keeps what you learned from fading.',
  title: 'Time to review',
  waiting: (left: number) =>
    left === 1
      ? '1 review is waiting for you today.'
      : `${formatCount(left)} reviews are waiting for you today.`,
  why: ' Reviewing on the day keeps what you learned from fading.',
  button: 'Start review',
  note: 'You get this email because you turned on review reminders. They come at most once a day, and only when something is due.',
  turnOff: 'Turn off review reminders',
} as const;
