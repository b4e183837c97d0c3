import { sharingLimits } from '@engram/core/limits.ts';
import { countOf } from '../../plan-words.ts';

/** Words of a shared test for whoever takes it; those with an id stand so in the specification. */
export const takingMessages = {
  pageTitle: 'Shared test',
  loading: 'Loading test...', // N37
  error: {
    title: 'The test could not be opened',
    home: 'Go to Homepage', // [SHPG-06]
    retry: 'Try Again', // [SHPG-07]
    tooMany: 'Too many retries', // [SHPG-09]
    missing: 'This test no longer exists or has been removed.', // [BERR-28]
    over: 'This test has expired and is no longer available.', // [BERR-29]
    busy: 'Too many requests. Please wait a moment and try again.', // [BERR-30]
    timedOut: 'Request timed out. Please check your connection and try again.', // [BERR-31]
    other: 'Failed to load the test. Please try again later.', // [BERR-32]
  },
  personCheck: {
    title: 'One quick check',
    text: "Several codes entered on your network didn't work. Tick the box, and we'll look for yours.",
  },
  intro: {
    taken: (people: number) =>
      people === 1
        ? '1 person has taken this test' // N37
        : `${people} people have taken this test`, // [SHPG-18]
    questions: 'Questions',
    timeLimit: 'Time limit',
    minutes: (minutes: number) => countOf(minutes, 'minute'), // [SHPG-13]
    noLimit: 'No limit', // [SHPG-13]
    difficulty: 'Difficulty',
    mixed: 'Mixed', // [SHPG-14]
    layout: 'Layout',
    created: (day: string) => `Created ${day}`,
    expires: (day: string) => `Expires ${day}`,
    name: 'Your name (optional)',
    nameHint: 'The person who shared this test will see it.',
    nameTooLong: `Use at most ${sharingLimits.maxNameLength} characters.`,
    nameUnseen: 'Use letters, numbers and symbols only.',
    home: 'Back to Home', // [SHPG-19]
    start: 'Start Test', // [SHPG-20]
    noAccount: 'No account needed.',
    toHistory: 'Your result goes to your history.',
    timer: 'The timer starts when you press Start Test.',
    noQuestions: 'This test has no questions.',
    tookOn: (name: string | null, day: string) => `${name ?? 'You'} took this test on ${day}.`,
    seeResult: 'See your result',
  },
  found: {
    text: (name: string | null, answered: number, questions: number) =>
      `An attempt${name === null ? '' : ` of ${name}`} is open on this device: ${answered} of ${questions} answered.`,
    goOn: 'Continue',
    startAnew: 'Start over',
    discardTitle: 'Discard these answers?',
    discardText: "They haven't been submitted, and they can't be recovered.",
    cancel: 'Cancel',
  },
  kept: {
    text: (answered: number, questions: number, what: string) =>
      `${answered} of ${questions} answered. ${what}`,
    onDevice: 'Your answers are kept on this device.',
    unstored: "This browser can't save your answers. Keep this page open until they are submitted.",
    submit: 'Submit Again',
    discard: 'Discard answers',
    discardTitle: 'Discard your answers?',
    discardText: 'They are not submitted yet. You can take the test again from the beginning.',
    cancel: 'Cancel',
  },
  submitting: 'Submitting your answers...',
  submitFailures: {
    over: 'This test has expired and results cannot be submitted.', // [BERR-39]
    busy: 'Too many submission attempts. Please try again later.', // [BERR-40]
    other: 'Failed to submit test results. Please try again.', // [BERR-41]
    gone: 'The test was removed, so they can no longer be submitted.',
    closed: 'They can no longer be submitted.',
    submittedElsewhere: 'This attempt was already submitted in another tab.',
  },
  runnerTitle: 'Shared Test',
  keep: {
    pageTitle: 'Keep this result',
    loading: 'Keeping your result...',
    failed: "We couldn't keep your result",
    failedText: 'It is still on this device. Try again in a moment.',
    nothing: 'This device no longer has the result',
    nothingText: 'It was removed, is too old, or was taken on another device.',
    openTest: 'Open the test',
    retry: 'Try Again',
    dashboard: 'Go to Today',
  },
} as const;
