import { isComing } from '@engram/core/availability.ts';

/** Nobody can try it on notes before there are tests to make from them. */
export const closingCopy = {
  title: isComing('practice-tests') ? 'Start free today' : "Try it on tonight's notes",
  text: 'No credit card. Free forever plan.',
} as const;
