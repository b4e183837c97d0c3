import { materialLimits } from '../limits.ts';
import { type Plan, plans } from '../plans/catalogue.ts';
import { countCharacters } from './measure-text.ts';
import { materialMessages } from './messages.ts';

/** Typed or pasted text, or what came out of documents: too much of it is told in other words. */
export type Origin = 'text' | 'documents';

export type LengthProblem = {
  code: 'text-missing' | 'text-too-short' | 'text-too-long';
  message: string;
};

/** Why a text cannot become a test, if so [INP-18] to [INP-21] [UPL-06], C21. */
export function findLengthProblem(text: string, rules: LengthRules): LengthProblem | undefined {
  return findCountProblem(countCharacters(text), rules);
}

export type LengthRules = { origin: Origin; plan: Plan };

/** The same for a text of which only the length is at hand. */
export function findCountProblem(
  count: number,
  { origin, plan }: LengthRules,
): LengthProblem | undefined {
  const max = plan.limits.characters;
  if (count === 0) return { code: 'text-missing', message: sayMissing(origin) };
  if (count < materialLimits.minCharacters) {
    return { code: 'text-too-short', message: materialMessages.tooShort };
  }
  if (count <= max) return undefined;
  return { code: 'text-too-long', message: sayTooLong({ count, origin, plan }) };
}

function sayMissing(origin: Origin): string {
  return origin === 'text' ? materialMessages.textMissing : materialMessages.filesMissing;
}

type TooLong = { count: number; origin: Origin; plan: Plan };

function sayTooLong({ count, origin, plan }: TooLong): string {
  const max = plan.limits.characters;
  if (origin === 'documents') return materialMessages.contentTooLong(count, max);
  if (plan.isPremium) return materialMessages.textTooLong(count, max);
  return materialMessages.textTooLongForFree(count, max, plans.student.limits.characters);
}
