import { kilobyte, megabyte } from './units.ts';

/**
 * Every number of the specification that does not depend on the plan. Numbers that do are in
 * plans/catalogue.ts.
 */

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Calls from the browser [LIM-03] [LIM-04] [LIM-05] [API-13] [API-14] [BAPI-31] [BLIM-20]. */
export const callLimits = {
  timeoutMs: 60 * second,
  maxAttempts: 3,
  retryDelayMs: 1 * second,
  verifyTokenTimeoutMs: 5 * second, // D24
} as const;

/** Accounts [LIM-01] [LIM-02], D16; the rest from NS-04, NS-30. */
export const accountLimits = {
  minPasswordLength: 6,
  /** Of a new password, whatever their case (D45). */
  minDifferentCharacters: 5,
  maxPasswordLength: 128,
  /** How long a password that was entered again opens what asks for it (D45). */
  confirmedMs: 5 * minute,
  captchaAfterFailures: 2,
  maxEmailLength: 254,
  maxDisplayNameLength: 50,
  maxOtherAnswerLength: 200,
} as const;

/**
 * How long things about people are kept, as the privacy policy tells it (security 2, D24). Logs and
 * backups are in the hands of whoever runs the server: docs/operations.md asks for it.
 */
export const privacyLimits = {
  minAge: 13,
  sessionIdleHours: 12,
  sessionHours: 24,
  rememberedIdleDays: 30,
  rememberedDays: 90,
  resetLinkMinutes: 30,
  verificationLinkDays: 7,
  /** By the hash of the link that turns reminders off, so that one in an older mail does too. */
  reminderLinkDays: 90,
  exportDays: 7,
  generationDays: 30,
  logDays: 30,
  backupDays: 30,
  /** By a keyed hash of the address, after its account is gone (D44). */
  pastUsageDays: 35,
  pastTrialDays: 400,
} as const;

/** Public pages [LIM-06] [LIM-07] [LIM-08] [LIM-28], NS-43. */
export const siteLimits = {
  slideIntervalMs: 5 * second,
  contactMinSendingMs: 1 * second,
  contactMessageHidesAfterMs: 5 * second,
  contactAnswerWithinHours: 24,
  contactKeptMonths: 12,
  maxContactNameLength: 100,
  maxContactSubjectLength: 200,
  maxContactMessageLength: 5_000,
  claimedGenerationSeconds: 30, // [LIM-33] [BLIM-39]: a claim, which nightly measures (C53)
} as const;

/** Study material [BLIM-01] [BLIM-04] to [BLIM-09] [BLIM-34]. */
export const materialLimits = {
  minCharacters: 300,
  maxGenerationCharacters: 50_000,
  maxFileBytes: 10 * megabyte,
  maxFiles: 5,
  flashcardFileBytes: 5 * megabyte,
  /** Of all files of a test, where no plan says more. */
  totalFileBytes: 20 * megabyte,
  maxFileNameLength: 255,
  maxTitleLength: 120,
  maxSubjectLength: 60,
  /** In one user's library. */
  maxMaterials: 2_000,
  /** Of one test: chosen from the library, or as many as there may be files. */
  maxParts: 20,
  /** More of a document is not read: ten times what any plan makes a test of. */
  maxExtractedCharacters: 500_000,
  maxPages: 2_000,
  fileDialogCancelMs: 300,
  previewCharacters: 500, // [BLIM-40]
} as const;

/** Photos and scans. */
export const photoLimits = {
  /** One after the other, a few seconds for each. */
  maxPages: 40,
  /** Words of which we are not sure; in a text with more, everything has to be looked at. */
  maxUnsure: 2_000,
} as const;

/** Pages that are read by their address. */
export const addressLimits = {
  maxLength: 2_000,
  maxRedirects: 5,
  /** Of a page, packed and unpacked; its pictures are not fetched. */
  maxBytes: 5 * megabyte,
  /** For everything: names, redirects and the page itself. */
  fetchMs: 15 * second,
} as const;

/** Pictures in questions, cards and materials (D43). */
export const pictureLimits = {
  maxFileBytes: 15 * megabyte,
  /** Of what comes: more than phones take by themselves. */
  maxPixels: 50_000_000,
  /** Of what is kept. */
  maxSide: 1_600,
  /** A small one counts as much, for its row takes room too. */
  leastCountedBytes: 4 * kilobyte,
  maxAlternativeLength: 300,
  /** That one picture asks for, each with a card of its own. */
  maxParts: 40,
  /** One that is used nowhere goes after so long. */
  unusedMs: day,
  /** One that is used is looked at again after so long. */
  usedMs: 7 * day,
} as const;

/** Words that a learner marks (D37). */
export const markLimits = {
  maxPerMaterial: 300,
  /** What the browser was sure of already: as many as a visitor gets at once (D32). */
  maxSure: 5,
} as const;

/** Questions of one test [BLIM-10] [BLIM-13] [BLIM-18] [BLIM-19]; the upper ends are in the plan. */
export const questionLimits = {
  minPerTest: 3,
  minPerType: 1,
  countWhenTicked: 5,
  endlessBatch: 10,
  maxTopics: 10,
  maxCustomPromptLength: 500,
  generationTimeoutMs: 60 * second,
  maxExplanationLength: 2_000,
  maxHintLength: 500,
  /** The server stops by itself before the browser gives up. */
  generationStopsAfterMs: 55 * second,
  /** Of one type in one call; the plan allows fewer. */
  maxAskedPerType: 100,
} as const;

/** How many options a question has, or pairs. */
export const partLimits = {
  'multiple-choice': { min: 2, max: 6 },
  'multiple-answer': { min: 3, max: 8 },
  matching: { min: 2, max: 10 },
} as const;

/** What a question is worth (D39). */
export const pointLimits = { standard: 1, max: 100 } as const;

/** How long a question or card that was deleted keeps its reviews, to be brought back with them. */
export const restorableSeconds = day / second;

/** Kept tests and attempts. */
export const testLimits = {
  defaultName: 'Practice Test', // [ENT-22]
  maxNameLength: 100,
  /** Of one user. */
  maxTests: 5_000,
  /** In one test, also an endless one. */
  maxQuestions: 1_000,
  /** Taken out of one test, and asked in no attempt. */
  maxFormerQuestions: 1_000,
  /** In one call. */
  maxQuestionsSaved: 100,
  maxMoreQuestions: 20,
  pageSize: 10,
  /** Of the last attempts, shown beside a test. */
  recentScores: 10,
  endlessAsked: 20, // N16
  endlessAiBatches: 5, // D25
} as const;

export const attemptLimits = {
  /** Of one written answer. */
  maxAnswerLength: 2_000,
  maxRounds: 1_000,
  maxAnswersPerCall: 200,
  /** Half of what the server reads: written answers may be long, in letters of four bytes. */
  maxAnswerBytesPerCall: megabyte / 2,
  /** Of one attempt, with all rounds of an endless test: days without a pause. */
  maxAnswers: 10_000,
  maxSwitches: 1_000,
  /** At one test, shown one by one. */
  listed: 100,
  /** What a column of whole numbers holds. */
  maxNumber: 2_147_483_647,
  /** An attempt that began without a network is believed to be no older. */
  maxElapsedMs: 7 * day,
  /** Typed answers of one attempt that a language model judges, and how long each may be. */
  maxJudged: 50,
  maxJudgedLength: 500,
  /** How long the screen waits for that. */
  judgingMs: 2 * minute,
} as const;

/** What a preset asks for [BLIM-16] [BLIM-17]. */
export const presetCounts = {
  quiz: { 'multiple-choice': 8, 'true-false': 2 },
  test: { 'multiple-choice': 10, 'true-false': 5, 'short-answer': 2 },
} as const;

/** What a test begins with where everything is made on one screen. */
export const mixedCounts = {
  'multiple-choice': 4,
  'true-false': 2,
  'short-answer': 1,
  matching: 1,
  'fill-in-blank': 2,
} as const;

/** Between which numbers chance chooses those of a custom test (N14). */
export const customCounts = {
  'multiple-choice': { min: 3, max: 8 },
  'true-false': { min: 2, max: 5 },
  'short-answer': { min: 1, max: 3 },
} as const;

/** Timer of a test [BLIM-15]. */
export const timerLimits = { minMinutes: 1, maxMinutes: 120, defaultMinutes: 30 } as const;

/** Where a score changes its colour [BLIM-27] [BLIM-42] [LIM-27]. */
export const scoreMarks = {
  resultSuccess: 80,
  resultAccent: 60,
  /** Below it nothing is learnt yet; only words depend on it. */
  resultBegun: 30,
  badgeGreen: 90,
  badgeBlue: 70,
  tips: 70,
} as const;

/** Sharing [BLIM-21] [BLIM-22] [BLIM-35]. */
export const sharingLimits = {
  codeLength: 6,
  storedDays: 3,
  storedMs: 3 * day,
  /** An expired test is told so for this long; then nobody knows of it any more (N36). */
  rememberedDays: 30,
  maxLoadAttempts: 3,
  maxDescriptionLength: 500,
  /** What a taker calls themselves. */
  maxNameLength: 50,
  /** Of what is taken for a code at all. */
  maxTypedLength: 64,
  /** Codes that lead nowhere, from one address (security 10). */
  maxMisses: 10,
  missesWithinMs: 10 * minute,
  /** By how many submissions the middle score tells on nobody. */
  fewestForMiddle: 5,
  takersPerPage: 200,
  /** Of a test that more have taken, the latest so many tell what is wrong with its questions. */
  mostAnalysed: 2_000,
  analysedPerPage: 500,
  /** Of one test, also those that are over. */
  maxShares: 100,
} as const;

/** Flashcards [BLIM-29] [BLIM-31] [BLIM-32]. */
export const flashcardLimits = {
  minPerType: 0,
  maxPerType: 50,
  defaultTermDefinition: 15,
  defaultQuestionAnswer: 10,
  topicSelectedFrom: 70,
  /** Beside a test, from the same text. */
  minBeside: 5,
  charactersPerCard: 70,
  maxTopics: 10,
} as const;

/** What is kept of flashcards. */
export const cardLimits = {
  maxSets: 1_000,
  maxCardsPerSet: 10_000,
  /** In all sets of one user. */
  maxCards: 100_000,
  /** Added at once; a longer file goes in several calls. */
  maxCardsPerCall: 1_000,
  maxCardsPerPage: 500,
  /** Of a file that cards are taken from. */
  maxImportBytes: 10 * megabyte,
  maxNameLength: 100,
  maxDescriptionLength: 500,
  maxSideLength: 2_000,
  /** Of what stands before and after the sentence that proves a card. */
  maxContextLength: 300,
} as const;

/** The review queue. */
export const reviewLimits = {
  maxPerBatch: 200,
  /** Of one queue reply; more is asked for when few are left. */
  queueSize: 50,
  /** Longer looks at a card are not counted as thinking. */
  maxTookMs: 60 * second,
  /** An answer, until somebody has given some. */
  usualMs: 15 * second,
  /** Nobody goes on faster for long: what keys were hammered at is no pace. */
  leastMs: 8 * second,
  /** Nothing was reviewed earlier: a clock that says so is wrong. */
  firstMoment: Date.UTC(2020, 0, 1),
  /** How far ahead of ours a device's clock may be. */
  maxAheadMs: 5 * minute,
  /** When nothing else is left, what comes back this soon is shown at once. */
  learnAheadMs: 20 * minute,
  defaultRetention: 90,
  minRetention: 70,
  maxRetention: 97,
  defaultNewPerDay: 20,
  maxNewPerDay: 500,
  defaultDuePerDay: 200,
  maxDuePerDay: 2_000,
  forecastDays: 14,
  retentionDays: 30,
  /** With fewer reviews of what came back, a share of them is chance. */
  fewestForShare: 20,
  ahead: 10,
} as const;

/** Reminders by mail; the hour is of the clock where the learner is. */
export const reminderLimits = { usualHour: 18 } as const;

/** Of finding parameters of a learner's own in their reviews. */
export const trainingLimits = {
  /** Of reviews that tell how long a memory lasts; with fewer, chance tells more than memory. */
  leastReviews: 400,
  /** Of more a part is looked at. They take a processor a second or two, and five at the very worst. */
  mostReviews: 10_000,
  /** Answers of one card. */
  longestHistory: 64,
  /** Before it is tried again: so many days, and so many times the reviews. */
  restDays: 7,
  growth: 1.1,
} as const;

export const examLimits = {
  maxExams: 20,
  maxNameLength: 80,
  /** Materials, sets and tests of one. */
  maxThings: 100,
  /** Cards and missed questions that a plan looks at. */
  maxItems: 10_000,
  /** Percent to recall on the day. */
  minGoal: 70,
  maxGoal: 97,
  defaultGoal: 90,
  minMinutes: 5,
  maxMinutes: 180,
  defaultMinutes: 15,
  maxDaysAhead: 366,
  /** On the morning of an exam, the ones that are least sure. */
  onTheDay: 10,
  /** So many missed days are offered to be caught up on, and we look back so far for them. */
  fewestMissed: 2,
  daysBack: 28,
  /** A question of a practice test, and how many one has that is still to be made. */
  usualMsPerQuestion: 45 * second,
  questionsOfNewTest: 10,
  /** Of a set or test, said of what a plan does not ask. */
  namesPerGroup: 3,
} as const;

/** Timings of screens [BLIM-37] [BLIM-38] [BLIM-44]. */
export const screenTimings = {
  printDelayMs: 500,
  /** Without a connection pictures may never come, and the rest is printed. */
  printAtMostMs: 10_000,
  popupFadeInMs: 50,
  popupFadeOutMs: 300,
} as const;

export const flowProgress = { input: 33, configure: 66, preview: 100 } as const;

/** Content policy [BLIM-41]. */
export const policyLimits = {
  sensitiveTerms: 3,
  sensitiveTermsIfEducational: 4,
  studyKeywords: [
    { belowCharacters: 500, needed: 1 },
    { belowCharacters: 2_000, needed: 2 },
    { belowCharacters: Number.POSITIVE_INFINITY, needed: 3 },
  ],
} as const;
