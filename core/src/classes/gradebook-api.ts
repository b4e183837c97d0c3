import { defineEndpoint } from '../endpoint.ts';
import { classLimits, sharingLimits, testLimits } from '../limits.ts';
import { Assignment, AssignmentRules } from '../sharing/assignment.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { GivenTest, Gradebook, KnownTopic, MemberRecord } from './gradebook.ts';

const byClass = z.strictObject({ classId: z.uuid() });
const Success = z.object({ success: z.boolean() });
const one = '/classes/:classId' as const;

/** As any assignment (028), but only members may take it, under the names of the class. */
export const giveTest = defineEndpoint({
  name: 'giveTest',
  method: 'POST',
  path: `${one}/assignments`,
  summary: 'Give a test to a class',
  access: 'signed-in',
  rate: 'write',
  params: byClass,
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
    'class-tests-full',
    'content-policy',
    'share-failed',
  ],
});

export const listGivenTests = defineEndpoint({
  name: 'listGivenTests',
  method: 'GET',
  path: `${one}/tests`,
  summary: 'The tests of a class, the newest first',
  access: 'signed-in',
  rate: 'read',
  params: byClass,
  reply: z.object({
    tests: z.array(GivenTest).max(classLimits.maxTests),
    now: z.iso.datetime(),
  }),
  errors: ['not-found'],
});

export const setTestWeight = defineEndpoint({
  name: 'setTestWeight',
  method: 'PUT',
  path: `${one}/tests/:code/weight`,
  summary: 'How much a test counts beside the others of its class',
  access: 'signed-in',
  rate: 'write',
  params: byClass.extend({ code: z.string().max(sharingLimits.maxTypedLength) }),
  body: z.strictObject({ weight: z.int().min(0).max(classLimits.maxWeight) }),
  reply: Success,
  errors: ['not-found', 'invalid-input'],
});

export const getGradebook = defineEndpoint({
  name: 'getGradebook',
  method: 'GET',
  path: `${one}/gradebook`,
  summary: 'How everybody in a class did in its tests',
  access: 'signed-in',
  rate: 'read',
  params: byClass,
  reply: Gradebook,
  errors: ['not-found'],
});

export const getClassTopics = defineEndpoint({
  name: 'getClassTopics',
  method: 'GET',
  path: `${one}/topics`,
  summary: 'What a class knows, by the topics of its last tests',
  access: 'signed-in',
  rate: 'read',
  params: byClass,
  reply: z.object({
    /** How many tests it is told by. */
    testCount: z.int(),
    /** The one that is known least first. */
    topics: z.array(KnownTopic).max(classLimits.maxTopics),
  }),
  errors: ['not-found'],
});

/** Of questions that the class has had, so that it costs nobody anything. */
export const makeTopicTest = defineEndpoint({
  name: 'makeTopicTest',
  method: 'POST',
  path: `${one}/topic-tests`,
  summary: 'Make a practice test on the topics that a class knows least',
  access: 'signed-in',
  rate: 'write',
  params: byClass,
  reply: z.object({ testId: z.uuid() }),
  status: 201,
  idempotency: 'reply',
  errors: ['not-found', 'tests-full'],
});

export const getMemberRecord = defineEndpoint({
  name: 'getMemberRecord',
  method: 'GET',
  path: `${one}/members/:memberId`,
  summary: 'How one member of a class did',
  access: 'signed-in',
  rate: 'read',
  params: byClass.extend({ memberId: z.uuid() }),
  reply: MemberRecord,
  errors: ['not-found'],
});
