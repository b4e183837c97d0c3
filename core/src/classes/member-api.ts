import { CaptchaToken } from '../accounts/captcha.ts';
import { defineEndpoint } from '../endpoint.ts';
import { classLimits, sharingLimits } from '../limits.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { Joinable, Joined, MemberName } from './class.ts';
import { MemberTest, Membership } from './membership.ts';

const byCode = z.strictObject({ code: z.string().max(sharingLimits.maxTypedLength) });
const byClass = z.strictObject({ classId: z.uuid() });
const Success = z.object({ success: z.boolean() });

const code = '/join/:code' as const;
/** The caller's own, by the token of their device in the header Engram-Member. */
const own = '/classes/:classId/membership' as const;

const unopened = [
  'shared-test-id-missing',
  'code-missing',
  'shared-test-over',
  'invalid-input',
] as const;

/** Codes of classes and of tests are written alike, so that one field takes both. */
export const findJoinable = defineEndpoint({
  name: 'findJoinable',
  method: 'GET',
  path: code,
  summary: 'What a code leads to: a class or a test',
  access: 'public',
  rate: 'public',
  params: byCode,
  reply: Joinable,
  errors: [...unopened, 'captcha-required'],
});

/** The same for somebody in whose network too many codes led nowhere: a CAPTCHA opens it. */
export const openJoinable = defineEndpoint({
  name: 'openJoinable',
  method: 'POST',
  path: `${code}/open`,
  summary: 'What a code leads to, with a solved CAPTCHA',
  access: 'public',
  rate: 'public',
  params: byCode,
  body: z.strictObject({ captchaToken: CaptchaToken }),
  reply: Joinable,
  errors: [...unopened, 'captcha-check-failed'],
});

/** Under its Idempotency-Key it counts once: the same again gets the same token and words. */
export const joinClass = defineEndpoint({
  name: 'joinClass',
  method: 'POST',
  path: `${code}/members`,
  summary: 'Join a class with a name',
  access: 'public',
  rate: 'public',
  params: byCode,
  body: z.strictObject({ name: MemberName }),
  reply: Joined.extend({
    /** Told this once: only a hash of them is kept. */
    words: z.string(),
  }),
  status: 201,
  idempotency: 'own',
  errors: [...unopened, 'class-full', 'conflict'],
});

/** On another device: the words that were told when joining. A name alone opens nothing. */
export const comeBack = defineEndpoint({
  name: 'comeBack',
  method: 'POST',
  path: `${code}/way-back`,
  summary: 'Come back to a class with four words',
  access: 'public',
  rate: 'public',
  params: byCode,
  body: z.strictObject({
    words: StorableText.max(classLimits.maxWordsLength),
    captchaToken: CaptchaToken.optional(),
  }),
  reply: Joined,
  idempotency: 'own',
  errors: [...unopened, 'way-back-wrong', 'captcha-required', 'captcha-check-failed'],
});

export const getMembership = defineEndpoint({
  name: 'getMembership',
  method: 'GET',
  path: own,
  summary: 'The class and the tests of the member whose device asks',
  access: 'public',
  rate: 'public',
  params: byClass,
  reply: Membership,
  errors: ['not-a-member'],
});

export const listOwnTests = defineEndpoint({
  name: 'listOwnTests',
  method: 'GET',
  path: `${own}/tests`,
  summary: 'The tests of a class, and the tries of the member whose device asks',
  access: 'public',
  rate: 'public',
  params: byClass,
  reply: z.strictObject({
    /** The newest first. */
    tests: z.array(MemberTest).max(classLimits.maxTests),
    now: z.iso.datetime(),
  }),
  errors: ['not-a-member'],
});

/** The teacher sees it in their list; the member goes on until it is done, and can take it back. */
export const askErasure = defineEndpoint({
  name: 'askErasure',
  method: 'PUT',
  path: `${own}/erasure`,
  summary: 'Ask to have everything about you erased, or not any more',
  access: 'public',
  rate: 'public',
  params: byClass,
  body: z.strictObject({ isWanted: z.boolean() }),
  reply: Success,
  errors: ['not-a-member', 'invalid-input'],
});

/** For a device that others use too; the words lead back. */
export const leaveDevice = defineEndpoint({
  name: 'leaveDevice',
  method: 'DELETE',
  path: `${own}/device`,
  summary: 'Forget the member on this device',
  access: 'public',
  rate: 'public',
  params: byClass,
  reply: Success,
  errors: ['not-a-member'],
});
