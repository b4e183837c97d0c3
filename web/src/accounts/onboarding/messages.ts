import { plans } from '@engram/core/plans/catalogue.ts';
import { planWords, writeLimit } from '../../plan-words.ts';
import { product } from '@engram/core/product.ts';

const freeTests = writeLimit(plans.free.limits.aiTestsPerMonth);

export const frameMessages = {
  documentTitle: `Create your account · ${product.name}`,
  description: `Create a free ${product.name} account in three short steps.`,
  skip: 'Skip to content',
  home: `${product.name} home`,
  progress: 'Progress',
  done: 'Done',
  steps: ['Register', 'About You', 'Premium'], // [ONB-01]
} as const;

export const registerMessages = {
  title: 'Register',
  lead: 'A free account takes a minute.',
  haveAccount: 'Have an account?',
  logIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  confirmation: 'Confirm password',
  confirmationShort: 'password confirmation',
  securityWord: 'Security check',
  securityHint: 'Type the word register.',
  next: 'Next',
  free: {
    title: 'Free, for as long as you like',
    lines: [
      `${freeTests} AI tests (quizzes) per month`,
      `${writeLimit(plans.free.limits.characters)} characters of notes per test`,
      `${writeLimit(plans.free.limits.questionsPerTest)} questions per test`,
      'No credit card',
    ],
  },
} as const;

export const aboutYouMessages = {
  title: 'About You',
  lead: 'Two quick questions. They tell us what to build next.',
  reason: {
    question: `Why are you trying ${product.name}?`,
    otherLabel: 'Your reason',
    otherPlaceholder: 'What brings you here?',
  },
  source: {
    question: 'Where did you hear about us?',
    otherLabel: 'How you heard about us',
    otherPlaceholder: 'Where was it?',
  },
  logIn: 'Sign in',
  back: 'Back',
  create: 'Create Account',
  creating: 'Creating...',
  trackingFailed: 'The onboarding record was not sent.',
} as const;

export const premiumMessages = {
  title: 'Premium',
  // [ONB-38]
  lead: `Your account is ready. Free gives you ${freeTests} AI tests (quizzes) per month. Premium has no monthly limit.`,
  /** The limits beside it say so already. */
  repeatedFeature: `${freeTests} quizzes per month`,
  stay: 'Continue with Free',
  upgrade: planWords.upgrade,
} as const;
