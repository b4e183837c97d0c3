import { sharingLimits } from '@engram/core/limits.ts';
import { countOf } from '../../plan-words.ts';

const days = countOf(sharingLimits.storedDays, 'day');

const becomesPublic = `It becomes public for ${days}: anyone with the link can take it, without an account.`;

/** Before a test is shared (C13). */
export const confirmationMessages = {
  title: 'Share this test?',
  text: becomesPublic,
  textOfPrivate: `${becomesPublic} Until you share it, it stays private.`,
  loading: 'Loading your test',
  description: 'Description (optional)',
  descriptionHint: 'Shown before the test starts.',
  answersAtOnce:
    'Takers see their score and the answers as soon as they hand in. To set a closing time, a time limit and when answers are shown, give it to a class.',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try Again',
  firstOnly: (shared: number, all: number) =>
    `The first ${shared} of ${all} questions are shared: your plan allows ${shared} in a shared test.`,
  changed: (code: string) =>
    `The questions have changed since you shared this test as ${code}. That link keeps the earlier ones; this makes a new link.`,
  another: (code: string) =>
    `The link with the code ${code} stays as it is. This makes another one, with its own report.`,
  showEarlier: 'Show the earlier link',
  failed: (details: string) => `Failed to create shared test. Details: ${details}`, // [SHARE-25]
  notLoaded: (reason: string) => `We couldn't load your test. ${reason}`,
  partMissing: "We couldn't load your share links. Please check your connection and try again.",
  unknownFailure: 'Something went wrong. Please try again.',
} as const;

/** Once it is shared (N34). */
export const sharedMessages = {
  title: 'Test Shared',
  note: 'Anyone with this link can take the test', // [SHARE-09]
  code: 'Test code',
  spell: (code: string) => Array.from(code).join(' '),
  copyCode: 'Copy code',
  codeCopied: 'Test ID copied to clipboard!',
  codeNotCopied: 'Failed to copy code. Please copy manually.',
  link: 'Share link',
  copyLink: 'Copy link',
  linkCopied: 'Share link copied to clipboard!', // [SHARE-10]
  linkNotCopied: 'Failed to copy link. Please copy manually.', // [SHARE-11]
  qrCode: (url: string) => `QR code of ${url}`,
  expires: (moment: string) => `Expires ${moment}.`,
  report: 'See the report',
  makeNew: 'Make a new link',
  manage: 'Manage or stop sharing',
} as const;

/** For a whole room, on its wall. */
export const projectorMessages = {
  show: 'Show on projector',
  goTo: 'Go to',
  code: (spelled: string) => `Code ${spelled}`,
  camera: 'or point your camera at the square',
  fullScreen: 'Full screen',
  leave: 'Leave the projector view',
  over: 'This code no longer works.',
  overNext: 'Share the test again to get a new one.',
  joined: 'joined',
  answering: 'answering',
  done: 'done',
  minutes: (minutes: number) => `${minutes} min`,
  toAnswer: (questions: number) => `to answer ${countOf(questions, 'question')}`,
  questions: (questions: number) =>
    questions === 1 ? 'question, no time limit' : 'questions, no time limit',
} as const;

/** What became of a link. */
export const shareStateMessages = {
  open: (moment: string) => `Open until ${moment}`,
  expired: (moment: string) => `Expired ${moment}`,
  stopped: 'Sharing stopped',
} as const;

export const sharesMessages = {
  title: 'Share links',
  keeps:
    'A link keeps the questions the test had when it was made. To pass on changes, share it again.',
  loading: 'Loading the share links',
  notLoaded: "We couldn't load the share links",
  retry: 'Try Again',
  unknownFailure: 'Something went wrong. Please try again.',
  partMissing: 'Please check your connection and try again.',
  none: 'This test is private: only you can open it, and it has no link.',
  noneOfPublic: 'This test has no link yet. Share Test makes one.',
  notTaken: 'No one has taken it yet',
  taken: (count: number) =>
    count === 1 ? '1 person has taken it' : `${count} people have taken it`,
  earlier: 'Earlier questions',
  report: 'Report',
  reportOf: (code: string) => `Report of ${code}`,
  showLink: 'Show link',
  showLinkOf: (code: string) => `Show link of ${code}`,
} as const;

export const stoppingMessages = {
  stop: 'Stop sharing',
  stopOf: (code: string) => `Stop sharing ${code}`,
  title: 'Stop sharing?',
  text: (code: string) =>
    `The link with the code ${code} stops working at once, even for people who are taking the test. The report stays.`,
  cancel: 'Cancel',
  stopped: 'Sharing stopped. The report stays.',
  notStopped: (reason: string) => `We couldn't stop sharing. ${reason}`,
  unknownFailure: 'Something went wrong. Please try again.',
} as const;
