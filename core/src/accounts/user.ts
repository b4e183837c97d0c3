import { planIds } from '../plans/catalogue.ts';
import { z } from '../zod.ts';

/** The signed-in user as the browser knows them (NS-54). */
export const User = z.object({
  uid: z.uuid(),
  email: z.string(),
  displayName: z.string(),
  plan: z.enum(planIds),
  isPremium: z.boolean(),
});
export type User = z.infer<typeof User>;
