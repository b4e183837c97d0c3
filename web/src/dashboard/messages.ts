import { planWords } from '../plan-words.ts';
import { product } from '@engram/core/product.ts';

export const dashboardMessages = {
  documentTitle: `Dashboard · ${product.name}`,
  welcome: (name: string) => `Welcome back, ${name}!`,
  lead: 'Your account is ready.',
  next: {
    title: 'Tests and flashcards are on their way',
    text: 'Soon you can make practice tests from your notes here. Until then your account, plan and settings are in place.',
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
