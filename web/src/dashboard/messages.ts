import { sharingLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf, planWords, writeLimit } from '../plan-words.ts';

export const dashboardMessages = {
  documentTitle: `Today · ${product.name}`,
  loading: 'Loading your day',
  welcome: (name: string | undefined) => (name === undefined ? 'Welcome!' : `Welcome, ${name}!`),
  welcomeBack: (name: string | undefined) =>
    name === undefined ? 'Welcome back!' : `Welcome back, ${name}!`, // [DASH-01]
  create: { title: 'Create a Test', text: 'From notes, files or pasted text' },
  join: {
    title: 'Join a Test', // [DASH-04]
    text: 'With the code you were given',
    lead: `Type the ${sharingLimits.codeLength}-character code.`,
    label: 'Test code',
    placeholder: 'K7Q 2MD',
    submit: 'Join',
    again: 'Try again',
    close: 'Close',
  },
  tools: {
    flashcards: 'Flashcards',
    grading: 'Grading',
    plan: 'Study Plan',
    due: (cards: number) => `${writeLimit(cards)} due`,
  },
  streak: {
    region: 'Study streak',
    loading: 'Loading your streak',
    title: (days: number) => `${days}-day streak`,
    none: 'No streak yet',
    best: (days: number) => `Best: ${days}`,
    days: 'The last seven days',
    studied: 'studied',
    notStudied: 'not studied',
    today: 'today',
    describeDay: (facts: readonly string[]) => facts.join(', '),
    done: 'You’ve studied today. Come back tomorrow.',
    stillDue: (count: number) =>
      `You’ve studied today. ${writeLimit(count)} ${count === 1 ? 'is' : 'are'} still due.`,
    atRisk: 'One test or review today keeps it going.',
    begin: 'Finish a test or a review today to start one.',
  },
  upload: {
    title: 'Upload study materials',
    choose: { before: 'Drop a file or', link: 'choose one' },
    hint: (endings: string, megabytes: number) => `${endings}, up to ${megabytes} MB`,
    onPhone: { text: 'Add a file or photo', hint: (megabytes: number) => `Up to ${megabytes} MB` },
  },
  recent: {
    title: 'Recent Test Results',
    viewAll: 'View All',
    loading: 'Loading your results',
    notLoaded: "We couldn't load your results",
    tryLater: 'Please try again.',
    retry: 'Try Again',
    empty: 'No test results yet',
    emptyHint: 'Your scores will be listed here.',
    create: 'Create a Test',
    columns: { test: 'Test', taken: 'Taken', score: 'Score', actions: 'Actions' },
    describe: (preset: string, questions: number) =>
      `${preset} · ${countOf(questions, 'question')}`,
  },
  plan: {
    region: 'Your plan',
    name: (plan: string) => `${plan} plan`,
    current: 'Current',
    tests: 'AI tests this month',
    loading: 'Loading your usage',
    used: (used: string, limit: string) => `${used} of ${limit}`,
    usedOfUnlimited: (used: string) => `${used}, no limit`,
    perMonth: (limit: string) => `${limit} per month`,
    limits: (characters: string, questions: string) =>
      `${characters} characters and ${questions} questions per test`,
    included: 'Your plan includes',
    premiumAdds: 'Premium adds',
    premiumLimits: (characters: string, questions: string) =>
      `${characters} characters, ${questions} questions`,
    unlimitedTests: `${planWords.unlimited} AI tests`,
    upgrade: 'Upgrade Now',
    manage: 'Manage Subscription',
  },
} as const;

export const resumeMessages = {
  title: 'Unfinished test',
  resumeTest: (name: string) => `Resume ${name}`,
  resume: 'Resume',
  discardTest: (name: string) => `Discard ${name}`,
  discard: 'Discard',
  progress: 'Answered',
  answered: (answered: number, questions: number) => `${answered} of ${questions} answered`,
  answeredSoFar: (answered: number) => `${answered} answered so far`,
  left: (minutes: number) => `${countOf(minutes, 'minute')} left`,
  lastMinute: 'less than a minute left',
  over: 'the time is up',
  others: (tests: number) => `${tests} more in Tests`,
} as const;

export const confirmMessages = {
  region: 'Your email',
  confirm: (email: string) =>
    `Confirm your email to make tests with AI. We sent a link to ${email}.`,
  sendAgain: 'Send again',
  sending: 'Sending...',
  sentAgain: (email: string) => `We sent a new link to ${email}.`,
  notSent: (reason: string) => `The link was not sent: ${reason}`,
  tryLater: 'Please try again.',
} as const;

/** What a teacher has given, while classes take it. */
export const assignmentMessages = {
  region: 'Open assignments',
  noneStarted: (title: string) => `${title} is open: no one has started yet.`,
  open: (title: string, done: number, started: number) =>
    `${title} is open: ${done} of ${started} done.`,
  watch: 'Watch live',
  watchOf: (title: string) => `Watch ${title} live`,
} as const;

export const newsMessages = {
  region: 'New since yesterday',
  results: (count: number, title: string) =>
    `${countOf(count, 'result')} came in for your shared test “${title}”.`,
  open: 'See results',
  openReport: (title: string) => `See results of ${title}`,
} as const;
