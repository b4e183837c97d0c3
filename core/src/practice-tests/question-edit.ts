import { partLimits, pointLimits } from '../limits.ts';
import { textLimits, truths } from '../questions/question.ts';
import { TextFormat } from '../rich-text/text-format.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

const { 'multiple-choice': choice, 'multiple-answer': several, matching } = partLimits;

/** What a question is worth (D39). */
export const Points = z.int().min(1).max(pointLimits.max);

const text = StorableText.trim().min(1).max(textLimits.text);
const option = StorableText.trim().min(1).max(textLimits.option);
const accepted = z
  .array(StorableText.trim().min(1).max(textLimits.accepted))
  .max(textLimits.acceptedCount);

/** Beside what is asked; what is left out stays as it is where it can still be true. */
const beside = {
  explanation: StorableText.trim().max(textLimits.explanation).optional(),
  hint: StorableText.trim().max(textLimits.hint).optional(),
  points: Points.optional(),
  /** Of all texts; a new question is rich where nothing is said. */
  format: TextFormat.optional(),
};

/** A question as its owner writes it (D26): texts alone, ids are the server's. */
export const QuestionEdit = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('multiple-choice'),
    ...beside,
    text,
    options: z.array(option).min(choice.min).max(choice.max),
    /** The place of the right one. */
    correct: z.int().min(0),
  }),
  z.strictObject({ type: z.literal('true-false'), ...beside, text, correct: z.enum(truths) }),
  z.strictObject({
    type: z.literal('multiple-answer'),
    ...beside,
    text,
    options: z.array(option).min(several.min).max(several.max),
    correct: z.array(z.int().min(0)).min(1),
  }),
  z.strictObject({
    type: z.literal('matching'),
    ...beside,
    text,
    pairs: z
      .array(z.strictObject({ left: option, right: option }))
      .min(matching.min)
      .max(matching.max),
  }),
  z.strictObject({
    type: z.literal('short-answer'),
    ...beside,
    text,
    answer: option,
    accepted,
  }),
  z.strictObject({
    type: z.literal('fill-in-blank'),
    ...beside,
    text,
    answer: StorableText.trim().min(1).max(textLimits.blankKey),
    accepted,
  }),
]);
export type QuestionEdit = z.infer<typeof QuestionEdit>;
