import { defineEndpoint } from '../endpoint.ts';
import { classLimits } from '../limits.ts';
import { z } from '../zod.ts';
import { Class, ClassWords, Member, MemberName } from './class.ts';
import { ListedClass, Waiting } from './gradebook.ts';

const byClass = z.strictObject({ classId: z.uuid() });
const byMember = byClass.extend({ memberId: z.uuid() });
const Success = z.object({ success: z.boolean() });

const all = '/classes' as const;
const one = `${all}/:classId` as const;
const members = `${one}/members` as const;
const oneMember = `${members}/:memberId` as const;

export const createClass = defineEndpoint({
  name: 'createClass',
  method: 'POST',
  path: all,
  summary: 'Make a class',
  access: 'signed-in',
  rate: 'write',
  body: ClassWords.extend({
    /** The teacher, or their school, may keep data of the pupils; without it there is no class. */
    mayKeepData: z.literal(true),
  }),
  reply: Class,
  status: 201,
  idempotency: 'reply',
  errors: ['invalid-input', 'email-unverified', 'classes-full'],
});

export const listClasses = defineEndpoint({
  name: 'listClasses',
  method: 'GET',
  path: all,
  summary: 'The classes you teach, the newest first',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    classes: z.array(ListedClass).max(classLimits.mostClasses),
    /** What is most urgent first. */
    waiting: z.array(Waiting),
    /** Whether there is room for one more. */
    canMakeMore: z.boolean(),
  }),
  errors: [],
});

export const getClass = defineEndpoint({
  name: 'getClass',
  method: 'GET',
  path: one,
  summary: 'A class you teach',
  access: 'signed-in',
  rate: 'read',
  params: byClass,
  reply: Class,
  errors: ['not-found'],
});

export const changeClass = defineEndpoint({
  name: 'changeClass',
  method: 'PATCH',
  path: one,
  summary: 'Change what a class is called, or whether AI may judge its answers',
  access: 'signed-in',
  rate: 'write',
  params: byClass,
  body: ClassWords.partial().extend({ aiGrading: z.boolean().optional() }),
  reply: Class,
  errors: ['not-found', 'invalid-input'],
});

/** With its members; what they answered stays in the reports, without their names. */
export const endClass = defineEndpoint({
  name: 'endClass',
  method: 'DELETE',
  path: one,
  summary: 'End a class',
  access: 'signed-in',
  rate: 'write',
  params: byClass,
  reply: Success,
  errors: ['not-found'],
});

export const listMembers = defineEndpoint({
  name: 'listMembers',
  method: 'GET',
  path: members,
  summary: 'Who is in a class',
  access: 'signed-in',
  rate: 'read',
  params: byClass,
  reply: z.object({ members: z.array(Member).max(classLimits.mostMembers) }),
  errors: ['not-found'],
});

export const renameMember = defineEndpoint({
  name: 'renameMember',
  method: 'PATCH',
  path: oneMember,
  summary: 'Write the name of a member in another way',
  access: 'signed-in',
  rate: 'write',
  params: byMember,
  body: z.strictObject({ name: MemberName }),
  reply: Success,
  errors: ['not-found', 'invalid-input'],
});

/** Both are one person: the results of both are one's then, and each of their devices is. */
export const mergeMembers = defineEndpoint({
  name: 'mergeMembers',
  method: 'PUT',
  path: `${oneMember}/same-as`,
  summary: 'Make two members one',
  access: 'signed-in',
  rate: 'write',
  params: byMember,
  body: z.strictObject({ memberId: z.uuid() }),
  reply: Success,
  errors: ['not-found', 'invalid-input', 'merged-already'],
});

/** Their devices open nothing any more; their results stay for the gradebook. */
export const removeMember = defineEndpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: oneMember,
  summary: 'Take a member out of a class',
  access: 'signed-in',
  rate: 'write',
  params: byMember,
  reply: Success,
  errors: ['not-found'],
});

/** For good: nobody can tell any more who gave their answers. */
export const eraseMember = defineEndpoint({
  name: 'eraseMember',
  method: 'DELETE',
  path: `${oneMember}/data`,
  summary: 'Erase a member and what tells who they are',
  access: 'signed-in',
  rate: 'write',
  params: byMember,
  reply: Success,
  errors: ['not-found'],
});

/** New words, told once; those from before lead nowhere from now on. */
export const resetWayBack = defineEndpoint({
  name: 'resetWayBack',
  method: 'PUT',
  path: `${oneMember}/way-back`,
  summary: 'Give a member new words to come back with',
  access: 'signed-in',
  rate: 'write',
  params: byMember,
  reply: z.object({ words: z.string() }),
  errors: ['not-found'],
});
