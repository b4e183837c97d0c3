import { Answer } from '../../questions/answer.ts';
import { z } from '../../zod.ts';

/** So many of so many. */
const Share = z.object({ count: z.int(), of: z.int() });

const chosen = {
  /** The choice that is meant: an option, a pair or a wording. */
  answer: Answer,
  /** What is meant is that it was not picked. */
  isLeftOut: z.boolean(),
  /** Of all who answered. */
  taken: Share,
  /** Of those who did best in the rest of the test, a third or about so. */
  strong: Share,
  /** Of those who did worst in it. */
  weak: Share,
};

/** What the key says of the same, and who took that. */
const key = { key: Answer, keyTaken: Share };

/** What the answers of all takers tell against a question. */
export const Flag = z.discriminatedUnion('kind', [
  /** Another choice behaves as the key should. */
  z.object({ kind: z.literal('miskeyed'), ...chosen, ...key }),
  /** Two choices draw those who know. */
  z.object({ kind: z.literal('ambiguous'), ...chosen, ...key }),
  /** A wording that counts as wrong behaves like the key. */
  z.object({ kind: z.literal('narrow-key'), ...chosen, ...key }),
  z.object({ kind: z.literal('too-easy'), right: Share }),
  /** A wrong option that (almost) nobody takes, or that the strong take more than the weak. */
  z.object({
    kind: z.literal('broken-option'),
    why: z.enum(['untaken', 'draws-strong']),
    ...chosen,
  }),
]);
export type Flag = z.infer<typeof Flag>;

/** Those by which answers may have been graded wrongly. */
export type KeyFlag = Extract<Flag, { key: Answer }>;

export function doubtsKey(flag: Flag): flag is KeyFlag {
  return 'key' in flag;
}
