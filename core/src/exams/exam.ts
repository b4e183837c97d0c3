import { examLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

/** A material stands for all that was made of it. */
export const ExamThing = z.strictObject({
  kind: z.enum(['material', 'set', 'test']),
  id: z.uuid(),
});
export type ExamThing = z.infer<typeof ExamThing>;

const ExamName = StorableText.trim()
  .min(1)
  .max(examLimits.maxNameLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** 1 is Monday. */
const Weekday = z.int().min(1).max(7);

export const Exam = z.strictObject({
  id: z.uuid(),
  name: ExamName,
  /** Where the learner is: a day, and an hour where it is known. */
  heldOn: z.iso.date(),
  heldAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  /** Percent to recall on the day. */
  goal: z.int().min(examLimits.minGoal).max(examLimits.maxGoal),
  minutesPerDay: z.int().min(examLimits.minMinutes).max(examLimits.maxMinutes),
  /** Not every day of the week. */
  restDays: z
    .array(Weekday)
    .max(6)
    .refine((days) => new Set(days).size === days.length),
  /** Whether its things come back when it is over. */
  goesOn: z.boolean(),
  things: z
    .array(ExamThing)
    .max(examLimits.maxThings)
    .refine((things) => new Set(things.map(({ id }) => id)).size === things.length),
});
export type Exam = z.infer<typeof Exam>;
