import { classLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { StorableText } from '../storable-text.ts';
import { TakerName } from '../sharing/shared-test.ts';
import { z } from '../zod.ts';

/** What a member is called: what they typed, until the teacher writes something else. */
export const MemberName = TakerName;

export const ClassName = StorableText.trim()
  .min(1)
  .max(classLimits.maxNameLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** May be empty. */
const Line = (most: number) => StorableText.trim().max(most).regex(oneLine);

/** What a teacher writes about a class. */
export const ClassWords = z.strictObject({
  name: ClassName,
  school: Line(classLimits.maxSchoolLength),
  term: Line(classLimits.maxTermLength),
});
export type ClassWords = z.infer<typeof ClassWords>;

/** A class as its teacher sees it. */
export const Class = ClassWords.strip().extend({
  id: z.uuid(),
  /** What members type to join. */
  code: z.string(),
  joinUrl: z.string(),
  /** Members' answers may be judged by a model, without their names. */
  aiGrading: z.boolean(),
  createdAt: z.iso.datetime(),
  memberCount: z.int(),
  /** Null without a limit. */
  maxMembers: z.int().nullable(),
  /** When it ends if nobody uses it any more. */
  endsAt: z.iso.datetime(),
});
export type Class = z.infer<typeof Class>;

/** A member as the teacher sees them. */
export const Member = z.object({
  id: z.uuid(),
  name: z.string(),
  joinedAt: z.iso.datetime(),
  removedAt: z.iso.datetime().nullable(),
  /** They asked to have everything about them erased. */
  erasureAskedAt: z.iso.datetime().nullable(),
  /** Another member with the same name, whom they may be. */
  sameNameAs: z.uuid().nullable(),
  /** Names under which they joined as well and that were merged into this one. */
  alsoJoinedAs: z.array(z.string()),
});
export type Member = z.infer<typeof Member>;

/** What somebody with its code learns of a class before they join: nobody who is in it. */
export const ClassToJoin = z.strictObject({
  kind: z.literal('class'),
  code: z.string(),
  name: z.string(),
  school: z.string(),
  /** Empty where they have not said what they are called. */
  teacher: z.string(),
  aiGrading: z.boolean(),
  isFull: z.boolean(),
});
export type ClassToJoin = z.infer<typeof ClassToJoin>;

/** A code is of a class or of a test. */
export const Joinable = z.discriminatedUnion('kind', [
  ClassToJoin,
  z.strictObject({ kind: z.literal('test'), code: z.string() }),
]);
export type Joinable = z.infer<typeof Joinable>;

/** What the device of a member keeps. The token opens what is the member's, and nothing else. */
export const Joined = z.strictObject({
  classId: z.uuid(),
  name: z.string(),
  token: z.string(),
});
export type Joined = z.infer<typeof Joined>;
