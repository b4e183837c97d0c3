import type { User } from '@engram/core/accounts/user.ts';
import { generationMessages } from '@engram/core/generation/messages.ts';
import { questionLimits } from '@engram/core/limits.ts';
import type { Platform } from '../../platform/start.ts';
import { type Asked, getQuestion, tellMissing } from './tell-missing.ts';

/** Why an answer is right, with the words of the material that prove it (D9). */
export async function explainQuestion(
  platform: Platform,
  user: User,
  named: Asked,
): Promise<{ explanation: string; quote: string | null }> {
  const question = await getQuestion(platform.db, user, named);
  const quote = question.source?.quote ?? null;
  if (question.explanation !== '') {
    return { explanation: question.explanation, quote };
  }
  const explanation = await tellMissing(platform, {
    user,
    named,
    question,
    tell: 'explanation',
    maxLength: questionLimits.maxExplanationLength,
    isFit: () => true,
    withoutAi: quote === null ? undefined : generationMessages.textSays(quote),
  });
  return { explanation, quote };
}
