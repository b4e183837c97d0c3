import { defineEndpoint } from '../endpoint.ts';
import { reviewLimits } from '../limits.ts';
import { z } from '../zod.ts';
import { Review } from './review.ts';
import { ReviewCounts, ReviewQueue } from './review-queue.ts';
import { ReviewSettings } from './review-settings.ts';
import { Schedule } from './schedule.ts';

export const getReviewQueue = defineEndpoint({
  name: 'getReviewQueue',
  method: 'GET',
  path: '/reviews/queue',
  summary: 'What is to be reviewed today: cards of all sets and missed questions',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({
    /** What would come next whatever the limits of a day: so much of it. */
    ahead: z.coerce.number().int().min(1).max(reviewLimits.queueSize).optional(),
  }),
  reply: ReviewQueue,
  errors: [],
});

const ofAttempt = z.strictObject({ id: z.uuid() });

export const getMissedReviews = defineEndpoint({
  name: 'getMissedReviews',
  method: 'GET',
  path: '/reviews/missed/:id',
  summary: 'What has become of the questions that were missed in an attempt',
  access: 'signed-in',
  rate: 'read',
  params: ofAttempt,
  reply: z.object({
    questions: z.array(
      z.object({
        questionId: z.uuid(),
        /** Cleared: answered rightly in a review since. Gone: its test asks it no more. */
        standing: z.enum(['waiting', 'cleared', 'gone']),
        /** When it comes back; null for what is gone. */
        due: z.iso.datetime().nullable(),
      }),
    ),
    msPerReview: z.int(),
  }),
  errors: ['not-found'],
});

/** Early, and as often as wanted: each review of them counts like one of their day. */
export const reviewMissed = defineEndpoint({
  name: 'reviewMissed',
  method: 'PUT',
  path: '/reviews/missed/:id',
  summary: 'Review now what was missed in an attempt and is not cleared yet',
  access: 'signed-in',
  rate: 'write',
  params: ofAttempt,
  reply: ReviewQueue,
  errors: ['not-found'],
});

/** A set with its cards, or a test with its missed questions. */
const DueGroup = z.object({
  kind: z.enum(['card', 'question']),
  groupId: z.uuid(),
  groupName: z.string(),
  due: z.int(),
});
export type DueGroup = z.infer<typeof DueGroup>;

/** For Today, the header and the list of sets: the same items as in the queue, counted. */
export const getDue = defineEndpoint({
  name: 'getDue',
  method: 'GET',
  path: '/reviews/due',
  summary: 'How much is to be reviewed today, and of which sets and tests',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    counts: ReviewCounts,
    /** The largest first; together they are all that is left. */
    groups: z.array(DueGroup),
    /** How long an answer has taken of late. */
    msPerReview: z.int(),
  }),
  errors: [],
});

/**
 * Reviews in batches, made by devices in any order, and sent as often as needed: each counts once.
 * The id of a batch is the device's; one that is known already is answered like the first time.
 */
export const syncReviews = defineEndpoint({
  name: 'syncReviews',
  method: 'POST',
  path: '/reviews/sync',
  summary: 'Tell of reviews, and get what they lead to',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({
    batchId: z.uuidv7(),
    reviews: z.array(Review).min(1).max(reviewLimits.maxPerBatch),
  }),
  reply: z.object({
    /** Of the items that were told of, as they are now. */
    schedules: z.array(z.object({ itemId: z.uuid(), schedule: Schedule })),
    /** Ids of reviews of things that are gone, which will not be wanted again. */
    unknown: z.array(z.uuid()),
    /**
     * Ids of reviews from the future, or from before there was anything to review: to be sent again
     * with a moment by the clock below.
     */
    mistimed: z.array(z.uuid()),
    now: z.iso.datetime(),
    counts: ReviewCounts,
  }),
  errors: [],
});

const Share = z.object({
  reviews: z.int(),
  remembered: z.int(),
  /** Null where nothing was tested. */
  percent: z.int().nullable(),
});

export const getReviewProgress = defineEndpoint({
  name: 'getReviewProgress',
  method: 'GET',
  path: '/reviews/progress',
  summary: 'What was reviewed today, what is remembered, and what the next days bring',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    today: z.object({
      reviews: z.int(),
      cards: z.int(),
      questions: z.int(),
      remembered: z.int(),
      again: z.int(),
      tookMs: z.int(),
    }),
    /** Of the last 30 days: how much of what came back after days was remembered. */
    retention: Share,
    bySet: z.array(z.object({ groupId: z.uuid(), name: z.string(), retention: Share })),
    streak: z.object({ current: z.int(), best: z.int() }),
    forecast: z.array(
      z.object({
        day: z.iso.date(),
        due: z.int(),
        /** A practice test is to be taken for an exam. */
        hasTest: z.boolean().optional(),
      }),
    ),
    counts: ReviewCounts,
    settings: ReviewSettings,
  }),
  errors: [],
});

export const changeReviewSettings = defineEndpoint({
  name: 'changeReviewSettings',
  method: 'PATCH',
  path: '/reviews/settings',
  summary: 'How much to remember, and how much to review a day',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject(ReviewSettings.partial().shape),
  reply: z.object({ settings: ReviewSettings }),
  errors: [],
});

/** What the page of a set tells of reviewing it. */
export const getSetReviews = defineEndpoint({
  name: 'getSetReviews',
  method: 'GET',
  path: '/reviews/sets/:id',
  summary: 'Which cards of a set are due, and how well they are remembered',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({
    /** What today's review asks of this set: what comes back, then what is new. */
    dueCardIds: z.array(z.uuid()),
    retention: Share,
    msPerReview: z.int(),
  }),
  errors: ['set-not-found'],
});
