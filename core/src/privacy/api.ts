import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** A copy of everything the user has with us, while it is made and for some days after. */
export const DataExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'working', 'ready', 'failed']),
  /** Files written so far, of how many. */
  filesDone: z.number().int(),
  filesInAll: z.number().int(),
  sizeBytes: z.number().int(),
  requestedAt: z.iso.datetime(),
  /** Until when a finished one can be fetched. */
  expiresAt: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const requestExport = defineEndpoint({
  name: 'requestExport',
  method: 'POST',
  path: '/account/exports',
  summary: 'Start making a copy of all data of the user',
  access: 'signed-in',
  rate: 'write',
  reply: DataExport,
  status: 202,
  idempotency: 'reply',
  errors: ['not-signed-in'],
});

export const getLatestExport = defineEndpoint({
  name: 'getLatestExport',
  method: 'GET',
  path: '/account/exports/latest',
  summary: 'How far the latest copy is',
  access: 'signed-in',
  rate: 'read',
  reply: z.object({ latest: DataExport.nullable() }),
  errors: ['not-signed-in'],
});

export const downloadExport = defineEndpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/account/exports/:id/file',
  summary: 'The finished copy as a zip file',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.string(),
  sends: 'application/zip',
  errors: ['not-signed-in', 'confirmation-needed', 'not-found', 'gone'],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/account',
  summary: 'Delete the account and everything in it',
  access: 'signed-in',
  rate: 'auth',
  body: z.strictObject({ confirmation: z.string().max(20) }),
  reply: z.object({ success: z.boolean(), message: z.string() }),
  errors: ['not-signed-in', 'deletion-not-confirmed', 'confirmation-needed'],
});

/** The word that confirms a deletion, in any letter case (CF-10). */
export function confirmsDeletion(word: string): boolean {
  return word.trim().toUpperCase() === 'DELETE';
}
