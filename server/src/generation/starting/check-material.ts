import { materialLimits } from '@engram/core/limits.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { judgeContent } from '@engram/core/materials/policy/judge-content.ts';
import { policyMessages } from '@engram/core/materials/policy/messages.ts';
import { AppError } from '../../http/app-error.ts';

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
