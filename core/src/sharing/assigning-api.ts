import { defineEndpoint } from '../endpoint.ts';
import { sharingLimits, testLimits } from '../limits.ts';
import { assignmentLimits } from './assignment-limits.ts';
import { StorableText } from '../storable-text.ts';
import { megabyte } from '../units.ts';
import { z } from '../zod.ts';
import { Assignment, AssignmentRules, LiveTaker } from './assignment.ts';
import { HandedIn, SavedAnswers, Try } from './assignment-try.ts';
import { TakerName } from './shared-test.ts';

const byCode = z.strictObject({ code: z.string().max(sharingLimits.maxTypedLength) });
const one = '/assignments/:code' as const;
/** The taker's own, named by its key in the header Engram-Attempt. */
const ownTry = `${one}/attempt` as const;

/** Gives a copy of a test as it is now. Without a time it opens at once and closes a week later. */
export const createAssignment = defineEndpoint({
  name: 'createAssignment',
  method: 'POST',
  path: '/assignments',
  summary: 'Give a test to a class or to anyone with its link, with rules',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({
    practiceTestId: z.uuid(),
    title: StorableText.trim().min(1).max(testLimits.maxNameLength).optional(),
    rules: AssignmentRules,
    opensAt: z.iso.datetime().optional(),
    closesAt: z.iso.datetime().optional(),
  }),
  reply: Assignment,
  status: 201,
  idempotency: 'reply',
  errors: [
    'invalid-input',
    'closing-time',
    'email-unverified',
    'not-found',
    'question-limit',
    'shares-full',
    'content-policy',
    'share-failed',
  ],
});

export const listAssignments = defineEndpoint({
  name: 'listAssignments',
  method: 'GET',
  path: '/assignments',
  summary: 'Your assignments, the newest first, of one test or of all',
  access: 'signed-in',
  rate: 'read',
  query: z.strictObject({ practiceTestId: z.uuid().optional() }),
  reply: z.object({ assignments: z.array(Assignment).max(assignmentLimits.maxAssignments) }),
  errors: [],
});

export const getLive = defineEndpoint({
  name: 'getLive',
  method: 'GET',
  path: `${one}/live`,
  summary: 'Who is answering an assignment, who is done, and how far',
  access: 'signed-in',
  rate: 'read',
  params: byCode,
  reply: z.object({
    assignment: Assignment,
    /** Those still answering first, then the last to hand in. */
    takers: z.array(LiveTaker).max(assignmentLimits.liveTakers),
    now: z.iso.datetime(),
  }),
  errors: ['not-found'],
});

/** Closing now, giving minutes and reopening are all one act: when it closes. */
export const changeClosing = defineEndpoint({
  name: 'changeClosing',
  method: 'PUT',
  path: `${one}/closing`,
  summary: 'Close an assignment now, later, or again',
  access: 'signed-in',
  rate: 'write',
  params: byCode,
  body: z.strictObject({
    /** Null for now, by the clock of the server. */
    closesAt: z.iso.datetime().nullable(),
  }),
  reply: Assignment,
  errors: ['not-found', 'closing-time', 'gone'],
});

/**
 * Begins a try, or goes on with the one of that number: a reload and another tab get the same. Who
 * somebody is, is for the server to say: a member of a class by the header Engram-Member, an account
 * by its session, anybody else by device and name. A number comes after the one before was handed in;
 * until then that one is answered, so that the reply says which number it is.
 */
export const beginTry = defineEndpoint({
  name: 'beginTry',
  method: 'POST',
  path: `${one}/attempts`,
  summary: 'Begin to answer an assignment',
  access: 'either',
  rate: 'public',
  params: byCode,
  body: z.strictObject({
    name: TakerName.nullable(),
    /** Made by the browser at random and kept there. */
    device: z.uuid(),
    number: z.int().min(1).max(assignmentLimits.maxNumber),
  }),
  reply: Try,
  idempotency: 'own',
  errors: [
    'shared-test-id-missing',
    'shared-test-missing',
    'members-only',
    'name-missing',
    'assignment-not-open',
    'assignment-closed',
    'no-tries-left',
    'invalid-input',
  ],
});

const ofTry = ['attempt-header-missing', 'not-found'] as const;

/** As it is now: what was saved, what the end is, and the result once it may be seen. */
export const getTry = defineEndpoint({
  name: 'getTry',
  method: 'GET',
  path: ownTry,
  summary: 'A try at an assignment, by its key',
  access: 'public',
  rate: 'attempt',
  params: byCode,
  reply: Try,
  errors: ofTry,
});

/** A revision that is no greater than the one that is kept changes nothing and is no error. */
export const saveTry = defineEndpoint({
  name: 'saveTry',
  method: 'PUT',
  path: ownTry,
  summary: 'Save what was answered so far',
  access: 'public',
  rate: 'attempt',
  params: byCode,
  body: SavedAnswers,
  maxBodyBytes: megabyte / 2,
  reply: z.object({
    savedRevision: z.int(),
    deadlineAt: z.iso.datetime().nullable(),
    closesAt: z.iso.datetime(),
    now: z.iso.datetime(),
  }),
  errors: [...ofTry, 'invalid-input', 'time-up', 'already-handed-in'],
});

/** Counts once: the same again gets the same. What comes too late is refused, and what was saved counts. */
export const submitTry = defineEndpoint({
  name: 'submitTry',
  method: 'POST',
  path: `${ownTry}/submit`,
  summary: 'Hand in a try at an assignment',
  access: 'public',
  rate: 'attempt',
  params: byCode,
  body: SavedAnswers,
  maxBodyBytes: megabyte / 2,
  reply: HandedIn,
  idempotency: 'own',
  errors: [...ofTry, 'invalid-input', 'time-up', 'already-handed-in', 'submission-failed'],
});
