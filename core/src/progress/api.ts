import { defineEndpoint } from '../endpoint.ts';
import { Subject } from '../materials/material.ts';
import { progressLimits } from './progress-limits.ts';
import { ReviewQueue } from '../reviews/review-queue.ts';
import { z } from '../zod.ts';
import { Topic } from './topic.ts';

const percent = z.int().min(0).max(100);

/** How much of what came back after days was remembered, from a day on. */
const RecallStep = z.object({
  from: z.iso.date(),
  reviews: z.int(),
  /** Null where nothing came back. */
  percent: percent.nullable(),
});

const Day = z.object({ day: z.iso.date(), minutes: z.int(), isRest: z.boolean() });

const ForecastDay = z.object({
  day: z.iso.date(),
  due: z.int(),
  isRest: z.boolean(),
  isExam: z.boolean(),
});

export const Progress = z.object({
  /** Whether there was a review or a finished test at all, whatever is looked at now. */
  hasBegun: z.boolean(),
  /** What can be looked at alone. */
  subjects: z.array(Subject),
  exams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Days of two weeks, or weeks of twelve for premium (D42). */
  step: z.enum(['day', 'week']),
  recall: z.object({
    goal: percent,
    /** Of the last 30 days. */
    reviews: z.int(),
    percent: percent.nullable(),
    steps: z.array(RecallStep),
  }),
  /** Twelve whole weeks before this one, and this one up to today. */
  days: z.array(Day),
  /** Since the first of them on which something was done; null before. */
  since: z.iso.date().nullable(),
  studiedDays: z.int(),
  /** Without days of rest. */
  studyDays: z.int(),
  topics: z.array(Topic),
  forecast: z.object({
    total: z.int(),
    most: z.int(),
    /** For everybody, premium or not (D46). */
    days: z.array(ForecastDay),
  }),
  activity: z.array(z.object({ from: z.iso.date(), reviews: z.int(), tests: z.int() })),
  time: z.object({
    minutes: z.int(),
    /** The most first; null is what has no subject. */
    bySubject: z.array(z.object({ subject: z.string().nullable(), minutes: z.int() })),
  }),
});
export type Progress = z.infer<typeof Progress>;

export const getProgress = defineEndpoint({
  name: 'getProgress',
  method: 'GET',
  path: '/progress',
  summary: 'What is remembered, what was done and what comes: of everything, a subject or an exam',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({ subject: Subject.optional(), exam: z.uuid().optional() }),
  reply: Progress,
  errors: ['invalid-input', 'not-found'],
});

/** Early, and as often as wanted: what is answered counts like any review. */
export const practiseTopics = defineEndpoint({
  name: 'practiseTopics',
  method: 'POST',
  path: '/progress/practice',
  summary: 'What to practise now of one topic or of some',
  access: 'signed-in',
  rate: 'read',
  body: z.strictObject({
    /** Their keys. */
    topics: z.array(z.string().max(1_000)).min(1).max(progressLimits.weakTopics),
  }),
  reply: ReviewQueue,
  errors: ['invalid-input'],
});

/** For who is asked by weakness: what was answered in reviews and in tests that were handed in. */
export const getTestKnowledge = defineEndpoint({
  name: 'getTestKnowledge',
  method: 'GET',
  path: '/progress/tests/:id',
  summary: 'How likely it is that each question of a test is known today',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({
    questions: z.array(
      z.object({
        questionId: z.uuid(),
        /** Null for what was never asked. */
        chance: z.number().min(0).max(1).nullable(),
      }),
    ),
  }),
  errors: ['not-found', 'premium-only'],
});
