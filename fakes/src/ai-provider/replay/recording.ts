import { createHash } from 'node:crypto';
import { z } from '@engram/core/zod.ts';
import type { ReadPrompt } from '../read-prompt.ts';

export const roles = ['write', 'write-cards', 'solve', 'compare', 'judge'] as const;
export type Role = (typeof roles)[number];

/** A prompt of ours and what a language model answered to it, in one go and without our code. */
export const Recording = z.object({
  /** The name of the text it is about. */
  text: z.string(),
  role: z.enum(roles),
  /** The digest of the instructions it was given with. */
  instructions: z.string(),
  /** The digest of instructions and prompt, without the number that is drawn for each run. */
  digest: z.string(),
  /** With 0 in the place of that number. */
  prompt: z.string(),
  reply: z.string(),
});
export type Recording = z.infer<typeof Recording>;

export function digestOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

/** The number around the material is drawn for each run. */
export function withoutNonce(prompt: string): string {
  const [, nonce] = /^<material ([0-9a-f]{16})>$/m.exec(prompt) ?? [];
  return nonce === undefined ? prompt : prompt.replaceAll(nonce, '0');
}

/** A prompt as it came, and as it was understood. */
export type AskedPrompt = { instructions: string; prompt: string; read: ReadPrompt };

/** What a language model said to the same task; not fresh where the prompt has changed since. */
export type Replayed<T> = { said: T; isFresh: boolean };
