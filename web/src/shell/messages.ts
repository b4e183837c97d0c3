import { serviceMessages } from '@engram/core/service-messages.ts';
import { product } from '@engram/core/product.ts';

/** The words of header, footer and state pages. */
export const messages = {
  skip: 'Skip to content',
  home: `${product.name} home`,
  mainNavigation: 'Main',
  forStudents: 'For Students',
  forTeachers: 'For Teachers',
  pricing: 'Pricing',
  join: 'Join a test',
  studyTools: 'AI Study Tools',
  quizzes: 'Make AI Quizzes',
  flashcards: 'AI Flashcards',
  review: 'Review',
  endless: 'Endless AI Learning',
  planner: 'AI Study Planner',
  logIn: 'Sign in',
  tryFree: 'Try Free Now',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  outdated: serviceMessages.outdated,
  unavailable: serviceMessages.unavailable,
  connecting: 'Connecting…',
  reload: 'Reload',
  goHome: 'Go to Homepage',
  toToday: 'Go to Today',
  noScript: 'Turn on JavaScript to open this page.',
} as const;

export const footerMessages = {
  tagline: 'Practice tests and flashcards from your own study material.',
  quickLinks: 'Quick links',
  features: 'Features',
  pricing: 'Pricing',
  contact: 'Contact',
  faq: 'FAQ',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  copyright: `© ${product.firstYear} ${product.name}`,
} as const;

export const notFoundMessages = {
  documentTitle: `Page not found · ${product.name}`,
  title: 'Page not found',
  text: 'The trace ends here. The address may have changed, or only part of the link was copied.',
} as const;

export const errorMessages = {
  documentTitle: `Unexpected Application Error! · ${product.name}`,
  title: 'Unexpected Application Error!',
  text: 'This screen stopped working. Reload it, or start again from the homepage.',
  support: 'For support',
  time: 'Time',
  contact: 'Contact us',
  details: 'Details for developers',
} as const;

export const toastMessages = {
  region: 'Notifications ({hotkey})',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
} as const;
