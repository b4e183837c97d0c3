import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** What has been used of the allowances of the plan (D25). */
export const getUsage = defineEndpoint({
  name: 'getUsage',
  method: 'GET',
  path: '/usage',
  summary: 'How much of the plan is used',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({
    /** Of this month in the user's time zone; `limit` is null where there is none. */
    aiTests: z.object({ used: z.int(), limit: z.int().nullable() }),
  }),
  errors: [],
});
