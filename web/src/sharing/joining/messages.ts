import { sharingLimits } from '@engram/core/limits.ts';

const { codeLength } = sharingLimits;

export const joiningMessages = {
  pageTitle: 'Join a test',
  description: `Type the ${codeLength}-character code your teacher shows and take the test in your browser. You do not need an account.`,
  title: 'Join a test',
  lead: 'Type the code your teacher shows.',
  label: `Code, ${codeLength} letters and digits`,
  placeholder: '··· ···',
  hint: `${codeLength} letters and digits. Big or small, both work.`,
  submit: 'Next',
  again: 'Try again',
  noAccount: 'You do not need an account.',
  noScript: 'Joining a test by its code needs JavaScript.',
} as const;

/** Why a code led to no test: what is so, and what to do. */
export const troubleMessages = {
  unknown: { what: 'No test has this code.', next: 'Check each letter.' },
  over: { what: 'This test has ended.', next: 'Its code no longer works.' },
  offline: { what: 'You are offline.', next: 'Connect to the internet and try again.' },
  odd: (signs: readonly string[]) => `No code has ${signs.join(' or ')} in it. Look again.`,
  mixUps: 'Easy to mix up: M and N, 8 and B. No code has O, I, 0 or 1 in it.',
  ask: 'Still nothing? Ask your teacher if the test is open.',
} as const;
