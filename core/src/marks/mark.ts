import { materialLimits } from '../limits.ts';
import { z } from '../zod.ts';

/** What a mark becomes: a gap in its sentence, an answer to type, or a card. */
export const markForms = ['gap', 'typed', 'card'] as const;
export type MarkForm = (typeof markForms)[number];

const place = z.int().min(0).max(materialLimits.maxExtractedCharacters);

/** A stretch of a material's text, up to but not including its end. */
export const MarkedStretch = z.strictObject({
  start: place,
  end: place,
  form: z.enum(markForms).default('gap'),
});

/** Words that a learner has marked in a saved material. */
export const Mark = z.object({
  id: z.uuid(),
  /** Counted within the material; it never changes, and no other mark gets it again. */
  number: z.int().min(1),
  start: place,
  end: place,
  form: z.enum(markForms),
});
export type Mark = z.infer<typeof Mark>;

/** What the rules need to know of a mark. */
export type NumberedMark = Pick<Mark, 'number' | 'start' | 'end' | 'form'>;
