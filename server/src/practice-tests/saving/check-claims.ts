import { generationMessages } from '@engram/core/generation/messages.ts';
import { type PlanLimits, questionTypes } from '@engram/core/plans/catalogue.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { AppError } from '../../http/app-error.ts';

/** What the plan would not have let a generation make, no device may have made either (D4, D5). */
export function checkClaims(
  claims: readonly Question[],
  { limits, total, isEndless }: { limits: PlanLimits; total: number; isEndless: boolean },
): void {
  if (claims.length === 0) return;
  if (claims.some(({ type }) => !limits.questionTypes.includes(type))) {
    throw new AppError('premium-only', { message: generationMessages.premiumType });
  }
  // It has as many as the learner wants, and comes with those it has so far.
  if (isEndless) return;
  const ofOneType = questionTypes.map((type) => claims.filter((claim) => claim.type === type));
  const isTooMuch =
    total > limits.questionsPerTest ||
    ofOneType.some(({ length }) => length > limits.questionsPerType);
  if (isTooMuch) throw new AppError('question-limit');
}
