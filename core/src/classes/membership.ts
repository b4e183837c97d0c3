import { answerTimes, assignmentStates } from '../sharing/assignment.ts';
import { z } from '../zod.ts';

/** A class, and what is kept of a member, as the member sees it. */
export const Membership = z.strictObject({
  class: z.strictObject({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    school: z.string(),
    teacher: z.string(),
    aiGrading: z.boolean(),
    endsAt: z.iso.datetime(),
  }),
  name: z.string(),
  joinedAt: z.iso.datetime(),
  erasureAskedAt: z.iso.datetime().nullable(),
  now: z.iso.datetime(),
});
export type Membership = z.infer<typeof Membership>;

/** A try of a member, without what they answered. */
export const MemberTry = z.strictObject({
  /** It opens this try and nothing else. */
  key: z.uuid(),
  number: z.int().min(1),
  startedAt: z.iso.datetime(),
  /** Null while it is being answered. */
  submittedAt: z.iso.datetime().nullable(),
  /** Null as long as nothing of it may be shown (D40). */
  score: z.strictObject({ percent: z.int(), points: z.number(), possible: z.number() }).nullable(),
});
export type MemberTry = z.infer<typeof MemberTry>;

/** A test of a class, as a member sees it: nothing of its questions. */
export const MemberTest = z.strictObject({
  code: z.string(),
  title: z.string(),
  state: z.enum(assignmentStates),
  questionCount: z.int(),
  timeLimitMinutes: z.int().nullable(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  answersShown: z.enum(answerTimes),
  /** From when on the answers may be seen, where that is to come. */
  answersAt: z.iso.datetime().nullable(),
  /** How often one may try; null for as often as one likes. */
  tries: z.int().nullable(),
  /** The first first. */
  ownTries: z.array(MemberTry),
});
export type MemberTest = z.infer<typeof MemberTest>;
