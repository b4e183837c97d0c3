import { planWords } from '../plan-words.ts';
import { product } from '@engram/core/product.ts';

export const dashboardMessages = {
  documentTitle: `Dashboard · ${product.name}`,
  welcome: (name: string) => `Welcome back, ${name}!`,
  lead: 'Your account is ready.',
  create: { title: 'Create a Test', text: 'From notes, files or pasted text' },
  upload: {
    title: 'Upload study materials',
    choose: { before: 'Drop a file or', link: 'choose one' },
    hint: (endings: string, megabytes: number) => `${endings}, up to ${megabytes} MB`,
  },
  next: {
    title: 'Tests and flashcards are on their way',
    text: 'You can add and save your study material today. Soon you can make practice tests and flashcards of it here.',
    settings: 'Account settings',
  },
  plan: {
    region: 'Your plan',
    name: (plan: string) => `${plan} plan`,
    current: 'Current',
    tests: 'AI tests per month',
    limits: (characters: string, questions: string) =>
      `${characters} characters and ${questions} questions per test`,
    premiumAdds: 'Premium adds',
    premiumLimits: (characters: string, questions: string) =>
      `${characters} characters, ${questions} questions`,
    unlimitedTests: `${planWords.unlimited} AI tests`,
    upgrade: 'Upgrade Now',
    manage: 'Manage Subscription',
  },
} as const;
