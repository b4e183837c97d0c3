import { classLimits } from '../limits.ts';
import { assignmentStates } from '../sharing/assignment.ts';
import { z } from '../zod.ts';
import { Class, Member } from './class.ts';

/** 'to-judge': something of it waits for the teacher. Absent is who handed nothing in until it closed. */
export const resultStates = ['graded', 'to-judge', 'absent'] as const;
export type ResultState = (typeof resultStates)[number];

/** How a member did in one test. */
export const ClassResult = z.object({
  code: z.string(),
  state: z.enum(resultStates),
  /** Null for whoever was absent. */
  percent: z.int().min(0).max(100).nullable(),
  points: z.number(),
  possible: z.number(),
});
export type ClassResult = z.infer<typeof ClassResult>;

/** A test of a class, as the gradebook has it. */
export const ClassTest = z.object({
  code: z.string(),
  title: z.string(),
  /** How much it counts beside the others; 0 for not at all. */
  weight: z.int().min(0).max(classLimits.maxWeight),
  givenAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
});
export type ClassTest = z.infer<typeof ClassTest>;

export const GradebookRow = z.object({
  memberId: z.uuid(),
  name: z.string(),
  /** Whoever was removed stays until they are erased, and counts for no average of the class. */
  isRemoved: z.boolean(),
  results: z.array(ClassResult).max(classLimits.maxTests),
});
export type GradebookRow = z.infer<typeof GradebookRow>;

export const Gradebook = z.object({
  /** The oldest first. */
  tests: z.array(ClassTest).max(classLimits.maxTests),
  /** By name. */
  rows: z.array(GradebookRow).max(classLimits.mostMembers),
});
export type Gradebook = z.infer<typeof Gradebook>;

/** What the class, or one of it, knows of a topic. */
export const KnownTopic = z.object({
  topic: z.string(),
  /** Answers that were right, of all. */
  right: z.int(),
  answers: z.int(),
  percent: z.int().min(0).max(100),
});
export type KnownTopic = z.infer<typeof KnownTopic>;

/** A test of a class, as its teacher sees it in the list. */
export const GivenTest = ClassTest.extend({
  state: z.enum(assignmentStates),
  opensAt: z.iso.datetime().nullable(),
  /** The teacher's own test; null once the report is deleted, and with it what it led to. */
  practiceTestId: z.uuid().nullable(),
  /** Members who have handed in, and those of them with something to be judged. */
  done: z.int(),
  toJudge: z.int(),
  /** In percent, of those who were there; null while there is none. */
  average: z.int().nullable(),
});
export type GivenTest = z.infer<typeof GivenTest>;

/** One member, for the teacher. */
export const MemberRecord = z.object({
  member: Member,
  /** The oldest first. */
  tests: z.array(ClassTest).max(classLimits.maxTests),
  results: z.array(ClassResult).max(classLimits.maxTests),
  /** Over all tests, the one that is known least first. */
  topics: z.array(KnownTopic).max(classLimits.maxTopics),
});
export type MemberRecord = z.infer<typeof MemberRecord>;

/** What a teacher might do next: grade written answers, or watch a test that is open. */
export const Waiting = z.object({
  kind: z.enum(['to-judge', 'open']),
  classId: z.uuid(),
  className: z.string(),
  code: z.string(),
  title: z.string(),
  /** Members whose answers wait, or who have handed in. */
  count: z.int(),
  /** Members there are. */
  of: z.int(),
});
export type Waiting = z.infer<typeof Waiting>;

/** A class in the list of its teacher. */
export const ListedClass = Class.extend({
  /** Of its last tests, in percent, the oldest first. */
  averages: z.array(z.int()).max(classLimits.testsInSpark),
  lastTest: z
    .object({ title: z.string(), state: z.enum(assignmentStates), toJudge: z.int() })
    .nullable(),
});
export type ListedClass = z.infer<typeof ListedClass>;
