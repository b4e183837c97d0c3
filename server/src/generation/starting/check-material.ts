import { materialLimits } from '@engram/core/limits.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/start.ts';

/** Of a prepared text. */
export function checkLength(text: string): void {
  if (countCharacters(text) < materialLimits.minCharacters) throw new AppError('text-too-short');
}

/** Of what is used; the rest goes nowhere. */
export function checkPolicy(text: string): void {
  const judgement = judgeContent(text);
  if (judgement.verdict !== 'prohibited') return;
  throw new AppError('content-policy', { message: policyMessages.violation(judgement.reason) });
}

/**
 * What the provider's own moderation says, before a model is paid. It comes on top of our rules: when
 * it does not answer, they alone decide.
 */
export async function checkByProvider(
  { ai, log }: Pick<Platform, 'ai' | 'log'>,
  text: string,
): Promise<void> {
  const found = await ai.moderate?.(text).catch((cause: unknown) => {
    log.warn({ err: cause }, 'the moderation of the provider was not to be had');
    return [];
  });
  if (found === undefined || found.length === 0) return;
  const message = policyMessages.violation(policyMessages.prohibited(found));
  throw new AppError('content-policy', { message });
}
