import { apiPaths, defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { User } from './user.ts';

export const verifyToken = defineEndpoint({
  name: 'verifyToken',
  method: 'POST',
  path: `${apiPaths.auth}/verify-token`,
  summary: 'Who is behind this session token',
  access: 'public',
  rate: 'read',
  body: z.strictObject({ idToken: z.string().max(200).optional() }),
  reply: z.object({ valid: z.boolean(), user: User }),
  errors: ['no-token', 'invalid-token'],
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: `${apiPaths.auth}/logout`,
  summary: 'End this session on every node',
  access: 'signed-in',
  rate: 'write',
  reply: z.object({ success: z.boolean() }),
  errors: ['not-signed-in'],
});
