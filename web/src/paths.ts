/** Where the links of the app lead. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  logIn: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  register: '/register',
  dashboard: '/dashboard',
  settings: '/settings',
  quizzes: '/ai-tests',
  testInput: '/ai-tests/input',
  testConfig: '/ai-tests/config',
  flashcards: '/flashcards',
} as const;

/** Public pages that are written as HTML at build time, so that they read without JavaScript (D18). */
export const publicPaths = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.contact,
  paths.faq,
  paths.privacy,
  paths.terms,
] as const;
