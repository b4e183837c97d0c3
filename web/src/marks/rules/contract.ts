import { markForms } from '@engram/core/marks/mark.ts';
import { markRefusals } from '@engram/core/marks/refusals.ts';
import { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';

const stretch = z.object({ start: z.int(), end: z.int() });
/** Up to, but not including, its end. */
export type Stretch = z.infer<typeof stretch>;

const asked = stretch.extend({ form: z.enum(markForms) });
const numbered = asked.extend({ number: z.int() });

/** What the page asks of the rules in their worker. */
export const Order = z.discriminatedUnion('task', [
  z.object({ task: z.literal('read'), text: z.string() }),
  z.object({ task: z.literal('ask'), text: z.string(), mark: asked }),
  z.object({ task: z.literal('make'), text: z.string(), marks: z.array(numbered) }),
  z.object({ task: z.literal('write'), text: z.string(), marks: z.array(numbered) }),
]);
export type Order = z.infer<typeof Order>;

/** A piece of a text that reads on its own, as the rules see it. */
const Unit = stretch.extend({
  kind: z.enum(['prose', 'item', 'row', 'code']),
  cells: z.array(stretch).optional(),
  group: z.int(),
});
export type Unit = z.infer<typeof Unit>;

/** A text, and the words in it that are worth marking. */
const Reading = z.object({ units: z.array(Unit), proposals: z.array(stretch) });
export type Reading = z.infer<typeof Reading>;

/** What marked words become, as whole words, or why they become nothing. */
const Asked = z.union([
  z.object({
    ok: z.literal(true),
    ...stretch.shape,
    /** They end their sentence, so that a typed answer is another question than a gap. */
    canType: z.boolean(),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(markRefusals) }),
]);
export type Asked = z.infer<typeof Asked>;

const MadeQuestion = z.object({
  /** Of its mark. */
  number: z.int(),
  as: z.enum(['gap', 'typed', 'choice', 'card']),
  /** The sentence with its gap, the beginning of the sentence, or the front of the card. */
  text: z.string(),
});
export type MadeQuestion = z.infer<typeof MadeQuestion>;

const Made = z.object({
  questions: z.array(MadeQuestion),
  /** Marks whose words have meanings that can be matched; none where there is nothing to match. */
  matchable: z.array(z.int()),
});
export type Made = z.infer<typeof Made>;

/** Whole questions, each with the number of its mark, for whoever answers them here. */
const Written = z.array(z.object({ number: z.int(), question: Question }));
export type Written = z.infer<typeof Written>;

export const replies = { read: Reading, ask: Asked, make: Made, write: Written } as const;

export const Delivery = z.union([
  z.object({ reply: z.unknown() }),
  z.object({ failure: z.string() }),
]);
