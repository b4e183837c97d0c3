/** How far back progress looks, how sure it is of a topic, and what practising aims at. */
export const progressLimits = {
  /** Whole weeks before this one that are shown. */
  weeks: 12,
  /** Days of them for everybody (D42). */
  freeDays: 14,
  forecastDays: 14,
  /** A topic is compared with what it was so long ago, or up to twice as long. */
  trendDays: 14,
  /** From so many questions and cards on what is said of a topic is fair, or good. */
  fairFrom: 4,
  goodFrom: 12,
  /** On Today, and for one press of practising. */
  weakTopics: 3,
  perPractice: 5,
  /** Questions of other tests that a new one does not ask again: those of a year of tests. */
  mostHad: 500,
  /** The share of right answers that practising aims at. */
  practiceAim: 0.8,
  /** From this chance on something is not practised. */
  surelyKnown: 0.97,
  /** Of what was never asked. */
  newChance: 0.5,
  /** How much nearer to the aim one has to be to be of the same kind as the one before. */
  sameKind: 0.05,
} as const;
