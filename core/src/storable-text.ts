import { z } from './zod.ts';

/** What the database gives back as it was: it refuses NUL, and halves of signs come back as others. */
export const StorableText = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed());
