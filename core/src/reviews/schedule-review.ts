import { type Card, createEmptyCard, type FSRS, fsrs, Rating as Grade, State } from 'ts-fsrs';
import { type Parameters, usualParameters } from './parameters.ts';
import { type Rating, ratings, type Schedule, scheduleStates } from './schedule.ts';

/** Percent of what is due that is to be remembered. */
export type Retention = number;

/**
 * FSRS-6. One step of minutes: what was forgotten is seen once more the same day, everything else
 * comes back after days. No interval is blurred by chance, so that the same reviews always lead to
 * the same day.
 */
const settings = {
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
} as const;

/** Those of a learner's own parameters go with the list that holds them. */
const engines = new WeakMap<Parameters, Map<Retention, FSRS>>();

function engineFor(retention: Retention, parameters: Parameters): FSRS {
  const ofParameters = engines.get(parameters) ?? new Map<Retention, FSRS>();
  engines.set(parameters, ofParameters);
  const known = ofParameters.get(retention);
  if (known) return known;
  const engine = fsrs({
    ...settings,
    w: [...parameters],
    learning_steps: [...settings.learning_steps],
    relearning_steps: [...settings.relearning_steps],
    request_retention: retention / 100,
  });
  ofParameters.set(retention, engine);
  return engine;
}

export const grades = {
  again: Grade.Again,
  hard: Grade.Hard,
  good: Grade.Good,
  easy: Grade.Easy,
} as const;

const stateNumbers = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;

/** Something that was never reviewed, and is to be from a moment on. */
export function newSchedule(due: Date): Schedule {
  return fromCard(createEmptyCard(due));
}

/** How a learner's reviews are scheduled. */
export type ReviewTerms = {
  retention: Retention;
  /** Where the learner has some of their own. */
  parameters?: Parameters;
};

type Terms = ReviewTerms & { at: Date };

/** What one more review makes of a schedule. */
export function scheduleReview(
  schedule: Schedule,
  { rating, at, retention, parameters = usualParameters }: Terms & { rating: Rating },
): Schedule {
  const engine = engineFor(retention, parameters);
  return fromCard(engine.next(toCard(schedule), at, grades[rating]).card);
}

/** What each answer would lead to. */
export function previewReviews(schedule: Schedule, terms: Terms): Record<Rating, Schedule> {
  const [again, hard, good, easy] = ratings.map((rating) =>
    scheduleReview(schedule, { ...terms, rating }),
  );
  if (!again || !hard || !good || !easy) throw new Error('There are four ratings');
  return { again, hard, good, easy };
}

/** The chance that it is remembered at a moment, from 0 to 1; none where nothing is known yet. */
export function recallAt(
  schedule: Schedule,
  at: Date,
  parameters: Parameters = usualParameters,
): number | undefined {
  if (schedule.state === 'new') return undefined;
  const engine = engineFor(usualRetention, parameters);
  return engine.get_retrievability(toCard(schedule), at, false);
}

/** The chance does not depend on it. */
const usualRetention = 90;

function toCard(schedule: Schedule): Card {
  const { due, lastReviewedAt, state, step, ...memory } = schedule;
  return {
    ...memory,
    due: new Date(due),
    state: stateNumbers[state],
    learning_steps: step,
    // Both are told by the moments.
    elapsed_days: 0,
    scheduled_days: 0,
    ...(lastReviewedAt === null ? {} : { last_review: new Date(lastReviewedAt) }),
  };
}

function fromCard(card: Card): Schedule {
  return {
    state: scheduleStates[card.state] ?? 'new',
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReviewedAt: card.last_review?.toISOString() ?? null,
  };
}
