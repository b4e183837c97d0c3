import { materialLimits } from '../limits.ts';
import { plans } from '../plans/catalogue.ts';
import { cardWizardMessages as messages } from './wizard-messages.ts';

/** The limit of the user's plan; of the free one where none is known [FWIZ-19] [FWIZ-20] (N46). */
export function findLengthProblem(
  characters: number,
  max: number = plans.free.limits.characters,
): string | undefined {
  return characters > max ? messages.textTooLong(max) : undefined;
}

/** What is still missing before the wizard goes on, if anything [FWIZ-05] [FWIZ-26]. */
export function findMissing(characters: number): string | undefined {
  return characters < materialLimits.minCharacters ? messages.tooShort : undefined;
}
