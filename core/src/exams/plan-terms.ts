export type PlanTerms = {
  /** The day from which on it was studied for. */
  began: number;
  today: number;
  /** The day of the exam, for which nothing is planned. */
  examDay: number;
  /** How much is to be recalled on the day, from 0 to 1. */
  goal: number;
  /** The most that a day takes, in reviews. */
  perDay: number;
  /** What today has taken of it already. */
  doneToday?: number;
  /** What a practice test takes of a day, in reviews. */
  takenByTest?: (day: number) => number;
  isRestDay: (day: number) => boolean;
};

/** How many new things a day begins, how many come back, and the reviews that both take. */
export type PlannedDay = {
  day: number;
  fresh: number;
  back: number;
  reviews: number;
  /** The mean chance on the day of the exam, as it is when this day is done. */
  recall: number;
};
