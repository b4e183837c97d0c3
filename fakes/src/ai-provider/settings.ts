import { z } from '@engram/core/zod.ts';
import { replyFormats } from './protocols/protocol.ts';
import { Planting } from './writing/plant-fault.ts';

/** How the provider behaves; every one can be changed while it runs. */
export const AiSettings = z.strictObject({
  /** Of each stream. */
  tokensPerSecond: z.number().positive().default(80),
  firstTokenMs: z.number().min(0).default(200),
  /** How late the slow faults are. */
  slowMs: z.number().min(0).default(30_000),
  seed: z.string().default('fake'),
  /** Of the questions it solves. */
  errorShare: z.number().min(0).max(1).default(0.05),
  planting: Planting.default({ share: 0, kinds: ['wrong-key'] }),
  /** The most that a reply can be held to; a request for more is refused. */
  format: z.enum(replyFormats).default('schema'),
  /** Null lets everybody in. */
  apiKey: z.string().nullable().default(null),
});
export type AiSettings = z.infer<typeof AiSettings>;

export function readSettings(options: Partial<AiSettings>): AiSettings {
  return AiSettings.parse(options);
}
