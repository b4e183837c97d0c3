import { timerLimits } from '../limits.ts';
import { assignmentLimits } from './assignment-limits.ts';
import { z } from '../zod.ts';

/** When takers see what is right, and with it their score (D40). */
export const answerTimes = ['at-once', 'after-closing', 'never'] as const;

/** What makes a shared test an assignment (D40), beside when it opens and closes. */
export const AssignmentRules = z.strictObject({
  timeLimitMinutes: z.int().min(timerLimits.minMinutes).max(timerLimits.maxMinutes).nullable(),
  /** How often each taker may; null for as often as they like. */
  tries: z.int().min(1).max(assignmentLimits.maxTries).nullable(),
  answersShown: z.enum(answerTimes),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  /** Marked, and for a week after closing. */
  acceptsLate: z.boolean(),
  asksName: z.boolean(),
});
export type AssignmentRules = z.infer<typeof AssignmentRules>;

/** One that its owner stopped is closed. */
export const assignmentStates = ['not-open', 'open', 'late', 'closed'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** What a taker knows of an assignment before they begin: nothing of its questions. */
export const AssignmentHead = z.strictObject({
  state: z.enum(assignmentStates),
  rules: AssignmentRules,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  questionCount: z.int(),
  /** Only members of a class may take it. */
  isForClass: z.boolean(),
});
export type AssignmentHead = z.infer<typeof AssignmentHead>;

/**
 * What is odd about who took a test: the same device under another name, or the same name on one
 * network from another device. With a plain link, a device that has submitted before.
 */
export const repeatKinds = ['device', 'name'] as const;

/** Where somebody stands, as the live view of the owner shows it. */
export const LiveTaker = z.object({
  attemptId: z.uuid(),
  name: z.string().nullable(),
  /** By the order of beginning, for those without a name: 'Taker 7'. */
  place: z.int().min(1),
  /** The how manieth try. */
  number: z.int(),
  state: z.enum(['answering', 'done']),
  answered: z.int(),
  startedAt: z.iso.datetime(),
  deadlineAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  isLate: z.boolean(),
  isCollected: z.boolean(),
  repeats: z.enum(repeatKinds).nullable(),
});
export type LiveTaker = z.infer<typeof LiveTaker>;

/** An assignment as its owner sees it. */
export const Assignment = z.object({
  code: z.string(),
  shareUrl: z.string(),
  title: z.string(),
  practiceTestId: z.uuid(),
  /** Whose class it was given to; null for anyone with the link. */
  classId: z.uuid().nullable(),
  state: z.enum(assignmentStates),
  rules: AssignmentRules,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  questionCount: z.int(),
  /** Tries that are being answered, and those that were handed in. */
  answering: z.int(),
  done: z.int(),
});
export type Assignment = z.infer<typeof Assignment>;
