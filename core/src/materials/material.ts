import { materialLimits } from '../limits.ts';
import { oneLine, somethingVisible } from '../one-line.ts';
import { TextFormat } from '../rich-text/text-format.ts';
import { StorableText } from '../storable-text.ts';
import { z } from '../zod.ts';
import { materialKinds } from './kinds.ts';
import { SourceAddress } from './source-address.ts';

export const MaterialTitle = StorableText.trim()
  .min(1)
  .max(materialLimits.maxTitleLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** A folder of materials, as its owner calls it. */
export const Subject = StorableText.trim()
  .min(1)
  .max(materialLimits.maxSubjectLength)
  .regex(oneLine)
  .regex(somethingVisible);

/** Where pages begin in a text: rising, the first at or near its beginning. */
export const PageStarts = z
  .array(z.int().min(0).max(materialLimits.maxExtractedCharacters))
  .max(materialLimits.maxPages)
  .refine((starts) => starts.every((start, index) => start >= (starts[index - 1] ?? 0)));

/** A saved material without its text. */
export const Material = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Null for none; also for what a browser has kept since before there were any. */
  subject: z.string().nullable().default(null),
  kind: z.enum(materialKinds),
  /** Of its text; older materials have none and are plain. */
  format: TextFormat.optional(),
  /** Of the page or the video it is from. */
  address: SourceAddress.optional(),
  characters: z.int(),
  /** Of the file it came from. */
  sizeBytes: z.int().optional(),
  pages: z.int().optional(),
  usedInTests: z.int(),
  usedInFlashcardSets: z.int(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type Material = z.infer<typeof Material>;
