import { planIds } from '../plans/catalogue.ts';
import { z } from '../zod.ts';

/** The signed-in user as the browser knows them (NS-54, D29). */
export const User = z.object({
  uid: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  timeZone: z.string(),
  plan: z.enum(planIds),
  isPremium: z.boolean(),
});
export type User = z.infer<typeof User>;

/** One signed-in device; never its token. */
export const Device = z.object({
  id: z.uuid(),
  /** Browser and system in plain words, such as 'Firefox on Windows'. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof Device>;
