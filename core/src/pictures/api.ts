import { defineEndpoint } from '../endpoint.ts';
import { pictureLimits } from '../limits.ts';
import { z } from '../zod.ts';

/** A picture where it is kept; what it shows is said by the text that has it. */
export const KeptPicture = z.object({
  id: z.uuid(),
  width: z.int().min(1).max(pictureLimits.maxSide),
  height: z.int().min(1).max(pictureLimits.maxSide),
  sizeBytes: z.int().min(1),
});
export type KeptPicture = z.infer<typeof KeptPicture>;

/** Drawn anew without anything that was hidden in the file; one that is used nowhere goes after a day. */
export const uploadPicture = defineEndpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: '/pictures',
  summary: 'Keep a picture for questions, cards and materials',
  access: 'signed-in',
  rate: 'upload',
  receives: { field: 'picture', maxBytes: pictureLimits.maxFileBytes },
  reply: z.object({
    picture: KeptPicture,
    /** Of all pictures of the user, and how many they may take. */
    usedBytes: z.int().min(0),
    maxBytes: z.int().min(0),
  }),
  status: 201,
  idempotency: 'own',
  errors: [
    'invalid-request',
    'file-too-large',
    'file-type-unsupported',
    'file-empty',
    'file-damaged',
    'file-too-complex',
    'pictures-full',
    'uploads-off',
    'unavailable',
  ],
});

export const getPicture = defineEndpoint({
  name: 'getPicture',
  method: 'GET',
  path: '/pictures/:id',
  summary: 'One picture of the user',
  access: 'signed-in',
  rate: 'read',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.unknown(),
  sends: 'image/webp',
  errors: ['not-found', 'unavailable'],
});
