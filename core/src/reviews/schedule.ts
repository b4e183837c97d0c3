import { z } from '../zod.ts';

/** How well something was remembered, as FSRS counts it from 1. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof ratings)[number];

export const scheduleStates = ['new', 'learning', 'review', 'relearning'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Those whose next step is one of minutes, not of days. */
export const statesInMinutes: readonly string[] = [
  'learning',
  'relearning',
] satisfies ScheduleState[];

export function isInMinutes({ state }: { state: string }): boolean {
  return statesInMinutes.includes(state);
}

/** When something comes back, and all that FSRS needs to know of it. */
export const Schedule = z.object({
  state: z.enum(scheduleStates),
  due: z.iso.datetime(),
  stability: z.number(),
  difficulty: z.number(),
  /** The next one of the steps of minutes. */
  step: z.int().min(0),
  reps: z.int().min(0),
  lapses: z.int().min(0),
  lastReviewedAt: z.iso.datetime().nullable(),
});
export type Schedule = z.infer<typeof Schedule>;
