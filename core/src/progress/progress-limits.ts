/** How far back progress looks, and how sure it is of a topic. */
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
} as const;
