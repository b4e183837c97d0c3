import { z } from './zod.ts';

/** The database takes any sign but NUL and halves of signs. */
export const StorableText = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed());
