import { sharingLimits } from '@engram/core/limits.ts';
import { product } from '@engram/core/product.ts';
import { countOf, planWords, writeLimit } from '../plan-words.ts';

export const dashboardMessages = {
  documentTitle: `Dashboard · ${product.name}`,
  welcome: (name: string) => `Welcome back, ${name}!`,
  lead: 'What would you like to remember today?',
  create: { title: 'Create a Test', text: 'From notes, files or pasted text' },
  join: {
    title: 'Join a Test', // [DASH-04]
    text: 'With the code you were given',
    lead: `Type the ${sharingLimits.codeLength}-character code.`,
    label: 'Test code',
    placeholder: 'K7Q2MD',
    submit: 'Join',
    close: 'Close',
  },
  resume: {
    title: (name: string) => `Go on with ${name}`,
    answered: (answered: number, questions: number) => `${answered} of ${questions} answered`,
    answeredSoFar: (answered: number) => `${answered} answered so far`,
    left: (minutes: number) => `${countOf(minutes, 'minute')} left`,
    lastMinute: 'less than a minute left',
    over: 'the time is up',
    resume: 'Resume',
  },
  review: {
    title: (due: number) => `${writeLimit(due)} to review today`,
    text: 'Cards and missed questions that come back before you forget them.',
    start: 'Start review',
  },
  tools: { flashcards: 'Flashcards', grading: 'Grading', plan: 'Study Plan' },
  streak: {
    region: 'Study streak',
    loading: 'Loading your streak',
    title: (days: number) => `${days} day streak`,
    none: 'No streak yet',
    best: (days: number) => `Best: ${days}`,
    days: 'The last seven days',
    studied: 'studied',
    notStudied: 'not studied',
    today: 'today',
    describeDay: (facts: readonly string[]) => facts.join(', '),
    done: 'Today counts. Come back tomorrow to go on.',
    atRisk: 'One test today keeps it going.',
    begin: 'Finish a test today to begin one.',
  },
  upload: {
    title: 'Upload study materials',
    choose: { before: 'Drop a file or', link: 'choose one' },
    hint: (endings: string, megabytes: number) => `${endings}, up to ${megabytes} MB`,
  },
  recent: {
    title: 'Recent Test Results',
    viewAll: 'View All',
    loading: 'Loading your results',
    notLoaded: 'Your results could not be loaded',
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
