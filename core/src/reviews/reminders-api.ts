import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { ReviewSettings } from './review-settings.ts';

/** A mail on days on which something is due. */
const Reminders = z.object({
  isOn: z.boolean(),
  /** Of the clock where the learner is. */
  hour: z.int().min(0).max(23),
});
export type Reminders = z.infer<typeof Reminders>;

export const getStudySettings = defineEndpoint({
  name: 'getStudySettings',
  method: 'GET',
  path: '/reviews/settings',
  summary: 'How much to review a day, and whether to be reminded of it by mail',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    settings: ReviewSettings,
    reminders: Reminders,
    /** Whether this server sends mail at all. */
    sendsMail: z.boolean(),
  }),
  errors: [],
});

/** Turned on or moved to an hour that is over, they begin the next day. */
export const changeReminders = defineEndpoint({
  name: 'changeReminders',
  method: 'PUT',
  path: '/reviews/reminders',
  summary: 'Turn reminders by mail on or off, and choose their hour',
  access: 'signed-in',
  rate: 'write',
  body: z.strictObject(Reminders.shape),
  reply: z.object({ reminders: Reminders }),
  errors: [],
});

/** By the link of a mail, without signing in; a mail program's own button comes another way. */
export const turnOffReminders = defineEndpoint({
  name: 'turnOffReminders',
  method: 'POST',
  path: '/reviews/reminders/off',
  summary: 'Turn reminders off by the link in one of them',
  access: 'public',
  rate: 'auth',
  body: z.strictObject({ token: z.string().max(200) }),
  reply: z.object({ success: z.boolean() }),
  errors: ['link-over'],
});
