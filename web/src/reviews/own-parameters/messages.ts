import { formatCount } from '@engram/core/format-count.ts';

export const ownMessages = {
  title: 'Your memory',
  waiting: (reviews: number, needed: number) =>
    `${formatCount(reviews)} of ${formatCount(needed)} reviews after a day or more.`,
  waitingNote: 'Then we can learn how your memory works, and time your reviews to it.',
  soon: 'Your reviews come at the usual times. We will soon check whether other times suit you better.',
  off: 'Your reviews come at the usual times.',
  own: (since: string, better: number) =>
    `Your reviews have been timed to your memory since ${since}, and we predict your answers ${better}% better.`,
  ownNote: (reviews: number) => `Learned from ${formatCount(reviews)} of your reviews.`,
  noBetter: (reviews: number) =>
    `We checked ${formatCount(reviews)} of your reviews: the usual times suit your memory just as well.`,
  noBetterNote: 'We check again as you review more.',
  use: 'Use what your reviews say about your memory',
  useHint: 'Otherwise your reviews come at the usual times.',
  loading: 'Loading what we know of your memory',
  failed: "We couldn't load what your reviews say about your memory.",
  retry: 'Try Again',
  notSaved: "We couldn't change this. Please try again.",
} as const;
