import { accountLimits } from '../limits.ts';
import { z } from '../zod.ts';
import { accountMessages } from './messages.ts';

/** Trimmed, 1 to 50 characters, none of them invisible (NS-04). */
export const DisplayName = z
  .string()
  .trim()
  .refine((name) => name !== '', accountMessages.displayNameMissing)
  .refine(
    (name) => Array.from(name).length <= accountLimits.maxDisplayNameLength,
    accountMessages.displayNameTooLong,
  )
  // Signs that nobody sees could turn a name around or hide it; the joiner makes emoji families.
  .refine(
    (name) => !/\p{C}/u.test(name.replaceAll('\u200d', '')) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name),
    accountMessages.displayNameControl,
  );
