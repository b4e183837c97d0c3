import { CaptchaToken } from '../accounts/captcha.ts';
import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { attemptLimits, sharingLimits, testLimits } from '../limits.ts';
import { Answer } from '../questions/answer.ts';
import { StorableText } from '../storable-text.ts';
import { megabyte } from '../units.ts';
import { z } from '../zod.ts';
import { Share, ShareReport, TakenTest, Taker } from './share.ts';
import { SharedResult, SharedSettings, SharedTest, TakerName } from './shared-test.ts';

/** A code, in any letter case. What looks like none is not found, like one that nobody has. */
const byCode = z.strictObject({ id: z.string().max(sharingLimits.maxTypedLength) });
const Success = z.object({ success: z.boolean() });

const one = `${apiPaths.sharedTests}/:id` as const;

/**
 * Shares a copy of a test as it is now. Only questions of the caller's own test are taken, by
 * their ids; whatever else is sent of them, and who the creator claims to be, counts for nothing
 * (N57, C34).
 */
export const createSharedTest = defineEndpoint({
  name: 'createSharedTest',
  method: 'POST',
  path: apiPaths.sharedTests,
  summary: 'Share a test by a code for three days',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({
    practiceTestId: z.uuid(),
    title: StorableText.trim().max(testLimits.maxNameLength).optional(),
    description: StorableText.trim().max(sharingLimits.maxDescriptionLength).optional(),
    questions: z
      .array(z.looseObject({ id: z.uuid() }))
      .max(testLimits.maxQuestions)
      .optional(),
    settings: SharedSettings,
    creatorId: z.string().max(64).nullable().optional(),
  }),
  reply: z.object({
    /** The code (C32). */
    testId: z.string(),
    shareUrl: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  status: 201,
  idempotency: 'reply',
  errors: [
    'title-and-questions-missing',
    'invalid-input',
    'email-unverified',
    'not-found',
    'question-limit',
    'shares-full',
    'content-policy',
    'share-failed',
  ],
});

const unreadable = ['shared-test-id-missing', 'shared-test-missing', 'shared-test-over'] as const;

/** From memory: nothing but an unknown code costs the server a question to anybody. */
export const getSharedTest = defineEndpoint({
  name: 'getSharedTest',
  method: 'GET',
  path: one,
  summary: 'A shared test without its answers',
  access: 'public',
  rate: 'cached',
  params: byCode,
  reply: SharedTest,
  errors: [...unreadable, 'invalid-input', 'captcha-required', 'shared-test-unread'],
});

/** The same for somebody in whose network too many codes led nowhere: a CAPTCHA opens it. */
export const openSharedTest = defineEndpoint({
  name: 'openSharedTest',
  method: 'POST',
  path: `${one}/open`,
  summary: 'A shared test without its answers, with a solved CAPTCHA',
  access: 'public',
  rate: 'public',
  params: byCode,
  body: z.strictObject({ captchaToken: CaptchaToken }),
  reply: SharedTest,
  errors: [...unreadable, 'invalid-input', 'captcha-check-failed', 'shared-test-unread'],
});

/** Tells the owner that somebody is answering. The key of the attempt is the Idempotency-Key. */
export const startSharedTest = defineEndpoint({
  name: 'startSharedTest',
  method: 'POST',
  path: `${one}/start`,
  summary: 'Begin to answer a shared test',
  access: 'either',
  rate: 'public',
  params: byCode,
  body: z.strictObject({
    /** How long ago it began, where that could not be told at once. */
    elapsedMs: z.int().min(0),
  }),
  reply: z.object({ startedAt: z.iso.datetime(), now: z.iso.datetime() }),
  idempotency: 'own',
  errors: [...unreadable, 'invalid-input', 'assignment-only'],
});

/**
 * Graded by the server; the score that is sent is kept and never believed (D13). Under the key of
 * its attempt it counts once: the same again gets the same, something else is refused.
 */
export const submitSharedTest = defineEndpoint({
  name: 'submitSharedTest',
  method: 'POST',
  path: `${one}/submit`,
  summary: 'Submit the answers of a shared test',
  access: 'either',
  rate: 'public',
  params: byCode,
  body: z.strictObject({
    /** By the id of the question. */
    answers: z
      .record(z.uuid(), Answer)
      .refine((answers) => Object.keys(answers).length <= testLimits.maxQuestions),
    /** The count of correct answers, as far as the sender knows (C30). */
    score: z.int().min(0).max(attemptLimits.maxNumber).optional(),
    totalQuestions: z.int().min(0).max(testLimits.maxQuestions).optional(),
    /** In seconds (N39). */
    timeTaken: z.int().min(0).max(attemptLimits.maxNumber),
    name: TakerName.nullable().optional(),
    /** How long each question stood before the taker, by its id. */
    seconds: z
      .record(z.uuid(), z.int().min(0).max(attemptLimits.maxNumber))
      .refine((seconds) => Object.keys(seconds).length <= testLimits.maxQuestions)
      .optional(),
    /** Made by the browser at random and kept there: in the report its first submission counts. */
    device: z.uuid().optional(),
  }),
  // Fifty answers of the greatest length, and some.
  maxBodyBytes: megabyte / 2,
  reply: SharedResult,
  idempotency: 'own',
  errors: [
    'shared-test-id-missing',
    'shared-test-not-found',
    'shared-test-over',
    'invalid-input',
    'conflict',
    'assignment-only',
    'submission-failed',
  ],
});

/**
 * While the link is open, or for a taker who names their attempt in the header Engram-Attempt, also
 * later: as long as they may see their result.
 */
export const getSharedPicture = defineEndpoint({
  name: 'getSharedPicture',
  method: 'GET',
  path: `${one}/pictures/:pictureId`,
  summary: 'A picture of a shared test',
  access: 'public',
  rate: 'public',
  params: byCode.extend({ pictureId: z.uuid() }),
  reply: z.unknown(),
  sends: 'image/webp',
  errors: ['not-found', 'invalid-input', 'unavailable'],
});

/**
 * Makes the result of a visitor the caller's own, who shows the key of its attempt: the test and
 * the result are in their history then.
 */
export const keepSharedResult = defineEndpoint({
  name: 'keepSharedResult',
  method: 'PUT',
  path: `${one}/kept-result`,
  summary: 'Keep a result of a shared test in your own history',
  access: 'signed-in',
  rate: 'write',
  params: byCode,
  body: z.strictObject({ key: z.uuid() }),
  reply: z.object({ testId: z.uuid(), attemptId: z.uuid() }),
  errors: ['not-found', 'tests-full', 'gone', 'result-not-open'],
});

/** Of one of the caller's tests, the newest first. */
export const listShares = defineEndpoint({
  name: 'listShares',
  method: 'GET',
  path: '/tests/:id/shares',
  summary: 'Where a test was shared',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ shares: z.array(Share) }),
  errors: ['not-found'],
});

/** The link ends at once; what came in stays in the report. */
export const stopSharing = defineEndpoint({
  name: 'stopSharing',
  method: 'DELETE',
  path: one,
  summary: 'End the link of a shared test',
  access: 'signed-in',
  rate: 'write',
  params: byCode,
  reply: Success,
  errors: ['not-found'],
});

export const getShareReport = defineEndpoint({
  name: 'getShareReport',
  method: 'GET',
  path: `${one}/report`,
  summary: 'How a shared test went, question by question',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  reply: ShareReport,
  errors: ['not-found'],
});

/** With the link, where it is still open. */
export const deleteShareReport = defineEndpoint({
  name: 'deleteShareReport',
  method: 'DELETE',
  path: `${one}/report`,
  summary: 'Delete a shared test with all that was submitted',
  access: 'signed-in',
  rate: 'write',
  params: byCode,
  reply: Success,
  errors: ['not-found'],
});

/** Who submitted, the latest first, a page at a time. */
export const listTakers = defineEndpoint({
  name: 'listTakers',
  method: 'GET',
  path: `${one}/takers`,
  summary: 'Who took a shared test',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  query: z.strictObject({ after: z.uuid().optional() }),
  reply: z.object({
    takers: z.array(Taker),
    /** The id to go on after; null at the end. */
    next: z.uuid().nullable(),
  }),
  errors: ['not-found'],
});

export const getTaker = defineEndpoint({
  name: 'getTaker',
  method: 'GET',
  path: `${one}/takers/:attemptId`,
  summary: 'What one taker of a shared test answered',
  access: 'signed-in',
  rate: 'read',
  params: byCode.extend({ attemptId: z.uuid() }),
  reply: TakenTest,
  errors: ['not-found'],
});
