import { product } from '@engram/core/product.ts';
import { countOf } from '../../plan-words.ts';

/** Words of an assignment for those who take it. */
export const tryMessages = {
  home: `${product.name} home`,
  name: {
    title: 'What is your name?',
    text: 'Your teacher sees it next to your answers. Other takers do not.',
    label: 'First and last name',
    next: 'Next',
    noAccount: 'No account, no email.',
    hasAccount: 'I have an account',
    missing: 'Please enter your name.',
    tooLong: 'This name is too long.',
    unseen: 'Use letters, numbers and symbols only.',
  },
  ready: {
    start: 'Start',
    goOn: 'Continue',
    tryAgain: 'Try Again',
    notYou: (name: string) => `Not ${name}? Change name`,
    opens: (moment: string) => `This test opens ${moment}.`,
    opensByItself: 'Keep this page open. You can start as soon as it does.',
    closed: (moment: string) => `This test closed ${moment}.`,
    closedNext: 'Ask your teacher if it can be reopened.',
    late: (moment: string) =>
      `This test closed ${moment}. You can still take it: it will be marked as late.`,
    isOpen: (answered: number, of: number) =>
      `Your test is still open: ${answered} of ${of} answered.`,
    clockRuns: (minutes: number) =>
      minutes < 1
        ? 'The clock runs on: less than a minute is left.'
        : `The clock runs on: ${countOf(minutes, 'minute')} left.`,
    notBegun: (reason: string) => `We couldn't start the test. ${reason}`,
    unknownFailure: 'Please check your connection and try again.',
    loading: 'Loading your answers',
  },
  facts: {
    label: 'Rules',
    questions: (count: number) => countOf(count, 'question'),
    minutes: (minutes: number) => countOf(minutes, 'minute'),
    clockStarts: 'The clock starts when you press Start.',
    noLimit: 'No time limit',
    until: (moment: string) => `Open until ${moment}`,
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    manyTries: 'As many tries as you like',
    comeBack: 'If the page closes, come back: your answers stay.',
    answersAfter: (moment: string) => `Answers shown after ${moment}`,
    answersAtOnce: 'Answers shown when you hand in',
    answersNever: 'Answers are not shown',
  },
  running: {
    title: 'Test',
    saved: 'Saved',
    saving: 'Saving...',
    failing:
      'You seem to be offline. Your answers are kept on this device and sent when you are back.',
    failingUnkept:
      'You seem to be offline, and this browser keeps nothing. Leave this page open until you are back.',
  },
  submitting: 'Handing in your answers...',
  unsent: {
    title: 'Not handed in yet',
    text: 'We could not reach the server. Your answers are kept on this device, and we try again by ourselves.',
    textUnkept:
      'We could not reach the server, and this browser keeps nothing. Leave this page open: we try again by ourselves.',
    retry: 'Hand in now',
  },
} as const;

export const handedInMessages = {
  title: (name: string | null) => (name === null ? 'Handed in' : `Handed in, ${name}`),
  answered: (answered: number, of: number, time: string) =>
    `${answered} of ${of} answered in ${time}.`,
  time: (minutes: number) => (minutes < 1 ? 'less than a minute' : countOf(minutes, 'minute')),
  timeUp: (saved: number, of: number) =>
    `Time ended before you handed in. What was saved by then counts: ${saved} of ${of} answered.`,
  someLost: (given: number) =>
    `You had answered ${given} on this device, but the others reached us too late.`,
  late: 'Handed in late, and marked as late.',
  next: 'What happens next',
  steps: {
    handedIn: 'Handed in',
    closes: 'Test closes',
    answers: 'Answers',
    withScore: 'with your score',
    done: 'Done',
  },
  waits: 'Others are still working, so your score waits too.',
  never: 'Your teacher has your answers. Scores are not shown for this test.',
  open: 'Your score and the answers are here.',
  see: 'See answers',
  wayBack: 'Come back to this page with the same link, on this device.',
  again: 'Take it again',
  triesLeft: (count: number | null) =>
    count === null
      ? 'You can take it as often as you like.'
      : `You have ${count} more ${count === 1 ? 'try' : 'tries'}.`,
  notYou: (name: string) => `Not ${name}? Change name`,
  news: 'Your score and the answers are open now.',
} as const;

export const answersMessages = {
  back: 'Handed in',
  hidden: 'The answers are hidden again until the test closes.',
} as const;
