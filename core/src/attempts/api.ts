import { defineEndpoint } from '../endpoint.ts';
import { attemptLimits, testLimits } from '../limits.ts';
import { Question } from '../questions/question.ts';
import { z } from '../zod.ts';
import { Attempt, AttemptSummary, outcomeMarks, OwnVerdict, Progress } from './attempt.ts';

const byId = z.strictObject({ id: z.uuid() });
const Success = z.object({ success: z.boolean() });

/** The clock of the server goes with every reply that a countdown may be set by. */
const now = z.iso.datetime();
const elapsedMs = z.int().min(0);

/** Those of the attempt, in its order, also where the test has others by now. */
const questions = z.array(Question);

/**
 * Begins an attempt under an id of the browser; one that has begun stays as it is. An attempt that
 * began without a network is told of later: `elapsedMs` ago, by a clock that nobody can set.
 */
export const startAttempt = defineEndpoint({
  name: 'startAttempt',
  method: 'PUT',
  path: '/attempts/:id',
  summary: 'Begin an attempt at a test, or find it again',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({
    testId: z.uuid(),
    elapsedMs,
    /** Those that the browser shows, whose copy of the test may be an older one. */
    questionIds: z.array(z.uuid()).min(1).max(testLimits.maxQuestions).optional(),
  }),
  reply: z.object({ attempt: Attempt, now }),
  errors: ['not-found', 'conflict', 'invalid-input'],
});

export const getAttempt = defineEndpoint({
  name: 'getAttempt',
  method: 'GET',
  path: '/attempts/:id',
  summary: 'One attempt with its answers and results',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: z.object({ attempt: Attempt, questions, now }),
  errors: ['not-found'],
});

/** For a browser that knows of none. */
export const getOpenAttempt = defineEndpoint({
  name: 'getOpenAttempt',
  method: 'GET',
  path: '/open-attempt',
  summary: 'The attempt that was begun last, has answers and is not finished',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    attempt: Attempt.nullable(),
    questions,
    /** Of all such attempts, the test of the last one at first; older servers tell of none. */
    testIds: z.array(z.uuid()).max(attemptLimits.listed).optional(),
    now,
  }),
  errors: [],
});

/** Any part of it, any number of times, in any order. */
export const saveProgress = defineEndpoint({
  name: 'saveProgress',
  method: 'PATCH',
  path: '/attempts/:id',
  summary: 'Keep answers of an open attempt',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: Progress,
  reply: z.object({ state: Attempt.shape.state, now }),
  errors: ['not-found', 'invalid-input'],
});

/** 'Leave Test' and coming back (D34); told late, it says after how much work. */
export const pauseAttempt = defineEndpoint({
  name: 'pauseAttempt',
  method: 'PUT',
  path: '/attempts/:id/pause',
  summary: 'Stop the clock of an attempt that was left, or let it run again',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: z.strictObject({
    isPaused: z.boolean(),
    /** How long it was worked on, without its pauses. */
    elapsedMs,
  }),
  reply: z.object({ pausedMs: z.int(), now }),
  errors: ['not-found', 'conflict', 'invalid-input'],
});

/** Counts once: whoever sends it again gets what came of the first. */
export const submitAttempt = defineEndpoint({
  name: 'submitAttempt',
  method: 'PUT',
  path: '/attempts/:id/submission',
  summary: 'End an attempt and grade it',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  body: Progress.extend({ elapsedMs }),
  reply: z.object({ attempt: Attempt, questions }),
  errors: ['not-found', 'invalid-input'],
});

export const discardAttempt = defineEndpoint({
  name: 'discardAttempt',
  method: 'DELETE',
  path: '/attempts/:id',
  summary: 'Throw an open attempt away',
  access: 'signed-in',
  rate: 'write',
  params: byId,
  reply: Success,
  errors: ['not-found', 'conflict'],
});

/** The learner's own verdict on a written answer that no rule could judge, or judged wrongly. */
export const judgeAnswer = defineEndpoint({
  name: 'judgeAnswer',
  method: 'PUT',
  path: '/attempts/:id/verdicts/:questionId',
  summary: 'Accept or refuse a written answer of your own',
  access: 'signed-in',
  rate: 'write',
  params: z.strictObject({ id: z.uuid(), questionId: z.uuid() }),
  body: z.strictObject({ verdict: OwnVerdict }),
  reply: z.object({ attempt: Attempt, questions }),
  errors: ['not-found', 'invalid-input'],
});

export const listAttempts = defineEndpoint({
  name: 'listAttempts',
  method: 'GET',
  path: '/tests/:id/attempts',
  summary: 'The latest results of a test, and how each question went',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: z.object({
    /** Newest first; no more than the last hundred. */
    attempts: z.array(AttemptSummary).max(attemptLimits.listed),
    /** Of all attempts, also those that are not listed. */
    total: z.int(),
    best: z.int().nullable(),
    firstScore: z.int().nullable(),
    /** Of the questions the test has now, in the attempts that are listed; oldest first. */
    questions: z.array(z.object({ questionId: z.uuid(), marks: z.array(z.enum(outcomeMarks)) })),
  }),
  errors: ['not-found'],
});

/** Review Incorrect [RES-42], for premium users. */
export const getMissedQuestions = defineEndpoint({
  name: 'getMissedQuestions',
  method: 'GET',
  path: '/attempts/:id/missed',
  summary: 'The questions that were missed in an attempt',
  access: 'signed-in',
  rate: 'read',
  params: byId,
  reply: z.object({ questions: z.array(Question), studyMaterial: z.string() }),
  errors: ['not-found', 'premium-only'],
});

/** The numbers above the list of tests. */
export const getTestStatistics = defineEndpoint({
  name: 'getTestStatistics',
  method: 'GET',
  path: '/test-statistics',
  summary: 'Tests, attempts and averages of the user',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    tests: z.int(),
    attempts: z.int(),
    attemptsThisWeek: z.int(),
    /** Percent over the last 30 days, and over the 30 before; null where nothing was taken. */
    average: z.int().nullable(),
    averageBefore: z.int().nullable(),
    /** Tests whose last score is under 70. */
    toRetake: z.int(),
  }),
  errors: [],
});

/** Days in a row with something studied, in the user's time zone (D29). */
export const getStreak = defineEndpoint({
  name: 'getStreak',
  method: 'GET',
  path: '/streak',
  summary: 'The streak of the user',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    current: z.int(),
    best: z.int(),
    hasStudiedToday: z.boolean(),
    /** The last seven, today last. */
    days: z.array(z.object({ day: z.iso.date(), hasStudied: z.boolean() })),
  }),
  errors: [],
});
