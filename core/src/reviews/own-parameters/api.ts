import { defineEndpoint } from '../../endpoint.ts';
import { z } from '../../zod.ts';

const reviews = z.int().min(0);

/** By what it is foretold how long a learner remembers something. */
const OwnParameters = z.object({
  /** Whether the learner wants what their reviews say about their memory to be used. */
  isOn: z.boolean(),
  standing: z.discriminatedUnion('kind', [
    /** Nothing is tried before there are so many reviews that tell how long a memory lasts. */
    z.object({ kind: z.literal('waiting'), reviews, needed: z.int() }),
    /** Of most learners: it was not tried yet, or switched off. */
    z.object({ kind: z.literal('usual') }),
    z.object({
      kind: z.literal('own'),
      since: z.iso.date(),
      reviews,
      /** By how much they foretell the learner's answers better than the usual ones, in percent. */
      better: z.int(),
    }),
    /** The usual ones foretell this memory as well. */
    z.object({ kind: z.literal('no-better'), triedOn: z.iso.date(), reviews }),
  ]),
});
export type OwnParameters = z.infer<typeof OwnParameters>;

export const getOwnParameters = defineEndpoint({
  name: 'getOwnParameters',
  method: 'GET',
  path: '/reviews/own-parameters',
  summary: "What the learner's reviews say about their memory, and whether it is used",
  access: 'signed-in',
  rate: 'read',
  reply: OwnParameters,
  errors: [],
});

/** Everything is scheduled anew by it a moment later. */
export const switchOwnParameters = defineEndpoint({
  name: 'switchOwnParameters',
  method: 'PUT',
  path: '/reviews/own-parameters',
  summary: "Use what the learner's reviews say about their memory, or not",
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({ isOn: z.boolean() }),
  reply: OwnParameters,
  errors: [],
});
