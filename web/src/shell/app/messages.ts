import { product } from '@engram/core/product.ts';

/** The words of the frame of whoever is signed in. */
export const appMessages = {
  today: 'Today',
  tests: 'Tests',
  cards: 'Cards',
  materials: 'Materials',
  progress: 'Progress',
  review: 'Review',
  importCards: 'Import',
  hints: {
    quizzes: 'Questions from your notes',
    flashcards: 'Cards with the source on the back',
    endless: 'Questions for as long as you like',
    planner: 'Day by day up to your exam',
    review: 'What is due today',
    importCards: 'Quizlet or a CSV file',
  },
  accountMenu: (initials: string, email: string) => `${initials}, account menu, ${email}`,
  account: 'Account',
  dashboard: 'Dashboard',
  plan: 'Study plan',
  settings: 'Settings',
  help: 'Help',
  about: `About ${product.name}`,
  logOut: 'Log Out',
  close: 'Close',
  loading: 'Loading…',
} as const;
