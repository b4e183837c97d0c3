/** Where the links of the app lead. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  contact: '/contact',
  faq: '/faq',
  /** For anybody with the code of a test. */
  join: '/join',
  /** Without an account; nothing is sent. */
  try: '/try',
  /** For whoever signs in with what they tried. */
  keepTrial: '/try/keep',
  privacy: '/privacy',
  terms: '/terms',
  logIn: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** With the token of a reminder in the fragment. */
  remindersOff: '/reminders-off',
  register: '/register',
  dashboard: '/dashboard',
  settings: '/settings',
  /** With `?plan=` it offers that plan, with `?checkout=` somebody comes from paying. */
  subscription: '/settings/subscription',
  /** A test, and cards with it, on one screen. */
  create: '/create',
  quizzes: '/ai-tests',
  testInput: '/ai-tests/input',
  testConfig: '/ai-tests/config',
  /** Opens the configuration with Endless chosen (D31). */
  endless: '/ai-tests/config?mode=endless',
  testMark: '/ai-tests/mark',
  testPreview: '/ai-tests/preview',
  /** With `?test=` it begins an attempt, with `?attempt=` it goes on with one. */
  testRun: '/ai-tests/test',
  testResults: '/test-results',
  detailedResults: '/test-results/detailed',
  studySession: '/study-session',
  tests: '/tests',
  flashcards: '/flashcards',
  /** The list of sets, with the dialog that imports one. */
  importCards: '/flashcards?import=file',
  createFlashcards: '/flashcards/create',
  cardsMark: '/flashcards/create?step=mark',
  review: '/review',
  /** Begins with what is due next, whatever the limits of a day. */
  reviewAhead: '/review?ahead',
  /** What waits to be judged, of the user's own and of shared tests. */
  grading: '/grading',
  materials: '/materials',
  /** The days up to an exam. */
  plan: '/plan',
  progress: '/progress',
} as const;

/** Where one test, one of its results, one flashcard set, one material or one plan is. */
export const pathsOf = {
  /** Where a paid plan is started (CF-17). */
  startPlan: (planId: string) => `${paths.subscription}?plan=${planId}`,
  /** Of the dashboard's 'View'; it leads on to the test [DASH-13]. */
  view: (testId: string) => `/tests/${testId}`,
  test: (testId: string) => `/results/${testId}`,
  retake: (testId: string) => `/tests/${testId}/retake`,
  attempt: (attemptId: string) => `/view-results/${attemptId}`,
  begin: (testId: string) => `${paths.testRun}?test=${testId}`,
  goOn: (attemptId: string) => `${paths.testRun}?attempt=${attemptId}`,
  /** By its code, for anybody. */
  sharedTest: (code: string) => `/test/${encodeURIComponent(code)}`,
  /** For whoever signs in with a result of it. */
  keepResult: (code: string) => `/test/${encodeURIComponent(code)}/keep`,
  /** With rules, to a class or to anyone with the link. */
  give: (testId: string) => `/tests/${testId}/give`,
  /** Of a test that was given, for its owner: who answers now. */
  assignment: (code: string) => `/assignments/${code}`,
  /** The code to read out, the link and the QR code. */
  handout: (code: string) => `/assignments/${code}/handout`,
  /** Of a test that was shared, for its owner. */
  shareReport: (code: string) => `/test/${code}/report`,
  /** Written answers to a test that was shared. */
  gradeShared: (code: string) => `/grading/${code}`,
  flashcardSet: (setId: string) => `/flashcards/set/${setId}`,
  material: (materialId: string) => `/materials/${materialId}`,
  /** What was missed in an attempt, before its day. */
  reviewMissed: (attemptId: string) => `${paths.review}?attempt=${attemptId}`,
  /** What to practise of topics, by their keys. */
  practise: (topics: readonly string[]) =>
    `${paths.review}?${new URLSearchParams(topics.map((key) => ['topic', key]))}`,
  /** The same of one, which then leads back to Today. */
  practiseFromToday: (topic: string) =>
    `${paths.review}?${new URLSearchParams({ topic, from: 'today' })}`,
  examPlan: (examId: string) => `${paths.plan}?exam=${examId}`,
  /** With the form open. */
  newExam: `${paths.plan}?new`,
  studySet: (setId: string) => `/flashcards/study/${setId}`,
} as const;

/** Public pages that are written as HTML at build time, so that they read without JavaScript (D18). */
export const publicPaths = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.contact,
  paths.faq,
  paths.try,
  paths.join,
  paths.privacy,
  paths.terms,
] as const;
