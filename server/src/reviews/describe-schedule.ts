import { newSchedule } from '@engram/core/reviews/schedule-review.ts';
import { type Schedule, scheduleStates } from '@engram/core/reviews/schedule.ts';
import { z } from 'zod';
import { findDay } from '../plans/periods.ts';
import type { ScheduleRow } from './store.ts';

/** Something whose reviews were all taken back has no day to come back on. */
export const never = new Date('9999-01-01T00:00:00Z');

const State = z.enum(scheduleStates);

export function describeSchedule(row: ScheduleRow): Schedule {
  const { stability, difficulty, step, reps, lapses } = row;
  return {
    state: State.parse(row.state),
    due: row.due.toISOString(),
    stability,
    difficulty,
    step,
    reps,
    lapses,
    lastReviewedAt: row.lastReviewedAt?.toISOString() ?? null,
  };
}

/** Before its first review: a card waits for its turn, a missed question for the next day. */
export function firstSchedule(missedAt: Date | null, timeZone: string): Schedule {
  return newSchedule(missedAt ? findDay(missedAt, timeZone).end : never);
}

/**
 * A question that was missed in a test since its last review comes back the next day at the latest,
 * whatever its reviews had led to.
 */
export function withMiss(schedule: Schedule, missedAt: Date | null, timeZone: string): Schedule {
  if (!missedAt) return schedule;
  const { lastReviewedAt } = schedule;
  if (lastReviewedAt !== null && Date.parse(lastReviewedAt) >= missedAt.getTime()) return schedule;
  const nextDay = findDay(missedAt, timeZone).end;
  return Date.parse(schedule.due) <= nextDay.getTime()
    ? schedule
    : { ...schedule, due: nextDay.toISOString() };
}
