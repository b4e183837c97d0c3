import { materialLimits } from '../limits.ts';
import { countCharacters } from '../materials/measure-text.ts';
import { plans } from '../plans/catalogue.ts';
import { cardWizardMessages as messages } from './wizard-messages.ts';

/** The limit of the user's plan; of the free one where none is known [FWIZ-19] [FWIZ-20] (N46). */
export function findLengthProblem(
  text: string,
  max: number = plans.free.limits.characters,
): string | undefined {
  return countCharacters(text) > max ? messages.textTooLong(max) : undefined;
}

type Wish = { text: string; agreeToTerms: boolean };

/** What is still missing before the wizard goes on, if anything [FWIZ-05] [FWIZ-26] [FWIZ-27]. */
export function findMissing({ text, agreeToTerms }: Wish): string | undefined {
  if (countCharacters(text) < materialLimits.minCharacters) return messages.tooShort;
  return agreeToTerms ? undefined : messages.termsMissing;
}
