import { CardSource, KeptCard } from '../flashcards/card.ts';
import { Question } from '../questions/question.ts';
import { z } from '../zod.ts';
import { ReviewSettings } from './review-settings.ts';
import { Schedule } from './schedule.ts';

const common = {
  itemId: z.uuid(),
  /** The set or the test it is of. */
  groupId: z.uuid(),
  groupName: z.string(),
  schedule: Schedule,
};

/** Something to be reviewed, with all that is shown of it. */
const ReviewItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), ...common, card: KeptCard }),
  z.object({
    kind: z.literal('question'),
    ...common,
    question: Question,
    source: CardSource.nullable(),
    missedAt: z.iso.datetime(),
  }),
]);
export type ReviewItem = z.infer<typeof ReviewItem>;

/** Of today, by the user's time zone (D29), within the limits of a day. */
export const ReviewCounts = z.object({
  /** Came back, and new: the same items as cards and missed questions. */
  due: z.int(),
  new: z.int(),
  /**
   * Of what came back: seen already, and to be seen again after some minutes, over or not. Older
   * servers do not tell it.
   */
  again: z.int().optional(),
  cards: z.int(),
  questions: z.int(),
  /** All together. */
  left: z.int(),
  done: z.int(),
});
export type ReviewCounts = z.infer<typeof ReviewCounts>;

export const ReviewQueue = z.object({
  items: z.array(ReviewItem),
  counts: ReviewCounts,
  settings: ReviewSettings,
  /** What FSRS knows of the learner's memory; null where it is as usual, as older servers have it. */
  parameters: z.array(z.number()).length(21).nullable().optional(),
  /** How long an answer has taken of late. */
  msPerReview: z.int(),
  /** The end of the user's day. */
  dayEndsAt: z.iso.datetime(),
});
