import { partLimits } from '../limits.ts';
import { textLimits, truths } from '../questions/question.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';

const { 'multiple-choice': choice, 'multiple-answer': several, matching } = partLimits;

const text = StorableText.trim().min(1).max(textLimits.text);
const option = StorableText.trim().min(1).max(textLimits.option);
const accepted = z
  .array(StorableText.trim().min(1).max(textLimits.accepted))
  .max(textLimits.acceptedCount);

/** A question as its owner writes it (D26): texts alone, ids are the server's. */
export const QuestionEdit = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('multiple-choice'),
    text,
    options: z.array(option).min(choice.min).max(choice.max),
    /** The place of the right one. */
    correct: z.int().min(0),
  }),
  z.strictObject({ type: z.literal('true-false'), text, correct: z.enum(truths) }),
  z.strictObject({
    type: z.literal('multiple-answer'),
    text,
    options: z.array(option).min(several.min).max(several.max),
    correct: z.array(z.int().min(0)).min(1),
  }),
  z.strictObject({
    type: z.literal('matching'),
    text,
    pairs: z
      .array(z.strictObject({ left: option, right: option }))
      .min(matching.min)
      .max(matching.max),
  }),
  z.strictObject({ type: z.literal('short-answer'), text, answer: option, accepted }),
  z.strictObject({
    type: z.literal('fill-in-blank'),
    text,
    answer: StorableText.trim().min(1).max(textLimits.blankKey),
    accepted,
  }),
]);
export type QuestionEdit = z.infer<typeof QuestionEdit>;
