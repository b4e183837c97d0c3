import type { z } from '@engram/core/zod.ts';

type NameWords = { missing: string; tooLong: string; unseen: string };

/** A name that somebody typed: as it would be kept, or what is wrong with it. */
export function checkName(
  schema: z.ZodType<string>,
  draft: string,
  words: NameWords,
): { name: string } | { problem: string } {
  const { data, error } = schema.safeParse(draft);
  if (!error) return { name: data };
  const issue = error.issues[0]?.code;
  if (issue === 'too_small') return { problem: words.missing };
  return { problem: issue === 'too_big' ? words.tooLong : words.unseen };
}
