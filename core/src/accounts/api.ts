import { apiPaths, defineEndpoint, logoutPath } from '../endpoint.ts';
import { accountLimits } from '../limits.ts';
import { z } from '../zod.ts';
import { CaptchaChallenge, CaptchaToken, captchaPurposes } from './captcha.ts';
import { DisplayName } from './display-name.ts';
import { hearingSources, isWrittenAnswer, testReasons } from './onboarding.ts';
import { TimeZone } from './time-zone.ts';
import { Device, User } from './user.ts';

const { auth } = apiPaths;

/** Rules on their content come from the handler, whose failures have codes of their own. */
const Email = z.string().max(accountLimits.maxEmailLength * 2);
const Password = z.string().max(accountLimits.maxPasswordLength * 4);
const Answer = z.string().max(500);
const LinkToken = z.string().max(200);
const Success = z.object({ success: z.boolean() });
const SignedIn = z.object({ token: z.string(), user: User });

const credentials = {
  email: Email,
  password: Password,
  captchaToken: CaptchaToken.optional(),
  rememberMe: z.boolean().optional(),
};

export const verifyToken = defineEndpoint({
  name: 'verifyToken',
  method: 'POST',
  path: `${auth}/verify-token`,
  summary: 'Who is behind this session token',
  access: 'public',
  rate: 'read',
  body: z.strictObject({ idToken: z.string().max(200).optional() }),
  reply: z.discriminatedUnion('valid', [
    z.object({ valid: z.literal(true), user: User, message: z.string().optional() }),
    z.object({ valid: z.literal(false), message: z.string().optional() }),
  ]),
  errors: ['no-token', 'invalid-token'],
});

export const getCaptcha = defineEndpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: `${auth}/captcha`,
  summary: 'A new CAPTCHA for one purpose',
  access: 'public',
  rate: 'auth',
  query: z.strictObject({ purpose: z.enum(captchaPurposes) }),
  reply: CaptchaChallenge,
  errors: [],
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: `${auth}/register`,
  summary: 'Create an account and sign in',
  access: 'public',
  rate: 'auth',
  body: z.strictObject({ ...credentials, timeZone: z.string().max(60).optional() }),
  reply: SignedIn,
  status: 201,
  idempotency: 'fact',
  errors: [
    'invalid-email',
    'weak-password',
    'captcha-required',
    'captcha-check-failed',
    'email-already-in-use',
  ],
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: `${auth}/login`,
  summary: 'Sign in',
  access: 'public',
  rate: 'auth',
  body: z.strictObject(credentials),
  reply: SignedIn,
  errors: ['invalid-email', 'captcha-required', 'captcha-check-failed', 'wrong-password'],
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: logoutPath,
  summary: 'End this session on every node',
  access: 'signed-in',
  rate: 'write',
  reply: Success,
  errors: ['not-signed-in'],
});

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: `${auth}/forgot-password`,
  summary: 'Mail a link for a new password',
  access: 'either',
  rate: 'auth',
  body: z.strictObject({ email: Email, captchaToken: CaptchaToken.optional() }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
  errors: ['invalid-email', 'captcha-required', 'captcha-check-failed'],
});

export const checkResetLink = defineEndpoint({
  name: 'checkResetLink',
  method: 'POST',
  path: `${auth}/reset-password/check`,
  summary: 'Whose password a mailed link is for',
  access: 'public',
  rate: 'auth',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ email: z.string() }),
  errors: ['link-over'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: `${auth}/reset-password`,
  summary: 'Set a new password by a mailed link, and sign out everywhere',
  access: 'public',
  rate: 'auth',
  body: z.strictObject({ token: LinkToken, password: Password }),
  reply: Success,
  errors: ['weak-password', 'link-over'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: `${auth}/password`,
  summary: 'Change the password, and sign out all other devices',
  access: 'signed-in',
  rate: 'auth',
  body: z.strictObject({
    currentPassword: Password,
    newPassword: Password,
    captchaToken: CaptchaToken.optional(),
  }),
  reply: Success,
  errors: [
    'not-signed-in',
    'weak-password',
    'captcha-required',
    'captcha-check-failed',
    'password-not-correct',
  ],
});

/** Opens for a few minutes what a session alone does not: leaving, and taking everything away (D45). */
export const confirmPassword = defineEndpoint({
  name: 'confirmPassword',
  method: 'POST',
  path: `${auth}/confirm-password`,
  summary: 'Enter the password again, for what a session alone does not open',
  access: 'signed-in',
  rate: 'auth',
  body: z.strictObject({ password: Password, captchaToken: CaptchaToken.optional() }),
  reply: z.object({ confirmedUntil: z.iso.datetime() }),
  errors: ['not-signed-in', 'captcha-required', 'captcha-check-failed', 'password-not-correct'],
});

export const sendVerification = defineEndpoint({
  name: 'sendVerification',
  method: 'POST',
  path: `${auth}/send-verification`,
  summary: 'Mail the link that confirms the email again',
  access: 'signed-in',
  rate: 'auth',
  reply: Success,
  errors: ['not-signed-in'],
});

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: `${auth}/verify-email`,
  summary: 'Confirm an email by a mailed link',
  access: 'public',
  rate: 'auth',
  body: z.strictObject({ token: LinkToken }),
  reply: Success,
  errors: ['link-over'],
});

export const trackOnboarding = defineEndpoint({
  name: 'trackOnboarding',
  method: 'POST',
  path: `${auth}/track-onboarding`,
  summary: 'Why somebody came, and from where',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({
    uid: z.uuid(),
    email: Email,
    testReason: Answer.refine((text) => isWrittenAnswer(text, testReasons)),
    hearAboutUs: Answer.refine((text) => isWrittenAnswer(text, hearingSources)),
    registrationDate: z.iso.datetime(),
  }),
  reply: Success,
  status: 201,
  errors: ['not-signed-in', 'forbidden'],
});

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: `${auth}/profile`,
  summary: 'The signed-in user',
  access: 'signed-in',
  rate: 'read',
  reply: User,
  errors: ['not-signed-in'],
});

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: `${auth}/profile`,
  summary: 'Change the display name or the time zone',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject({ displayName: DisplayName.optional(), timeZone: TimeZone.optional() }),
  reply: User,
  errors: ['not-signed-in'],
});

export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: `${auth}/sessions`,
  summary: 'Where the user is signed in',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({ devices: z.array(Device) }),
  errors: ['not-signed-in'],
});

export const revokeDevice = defineEndpoint({
  name: 'revokeDevice',
  method: 'DELETE',
  path: `${auth}/sessions/:id`,
  summary: 'Sign one device out',
  access: 'signed-in',
  rate: 'write',
  params: z.strictObject({ id: z.uuid() }),
  reply: Success,
  errors: ['not-signed-in', 'not-found'],
});

export const revokeOtherDevices = defineEndpoint({
  name: 'revokeOtherDevices',
  method: 'DELETE',
  path: `${auth}/sessions`,
  summary: 'Sign all other devices out',
  access: 'signed-in',
  rate: 'write',
  reply: Success,
  errors: ['not-signed-in'],
});
