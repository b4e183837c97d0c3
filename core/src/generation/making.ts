import { z } from '../zod.ts';

/** What a generation makes. */
export const madeThings = ['questions', 'cards'] as const;
export type MadeThing = (typeof madeThings)[number];

/** Who made the questions of a test. */
export const makings = ['ai', 'mixed', 'built-in', 'samples'] as const;

/** How a test came to be, told truthfully on the test (D7, D27). */
export const Making = z.object({
  wanted: z.int(),
  delivered: z.int(),
  madeBy: z.enum(makings),
  /** 'Made without AI from your text', or null when there is nothing to say. */
  label: z.string().nullable(),
  /** Whole sentences: what was left out, why there are fewer, who helped out. */
  notices: z.array(z.string()),
  usedCharacters: z.int(),
  totalCharacters: z.int(),
  /** Of the material, as an ISO 639-1 code; 'und' when it could not be told. */
  language: z.string(),
});
export type Making = z.infer<typeof Making>;
