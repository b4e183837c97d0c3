import { type FlashcardConfig, SetName } from './card-set.ts';
import { countCards } from './change-config.ts';
import { cardWizardMessages as messages } from './wizard-messages.ts';

export type ConfigProblem = { field: 'name' | 'cards'; message: string };

/** Why no cards can be made yet, if so [FWIZ-06] [FWIZ-43] (N47); no topic means all of them. */
export function findConfigProblem(config: FlashcardConfig): ConfigProblem | undefined {
  if (!SetName.safeParse(config.setName).success) {
    return { field: 'name', message: messages.nameMissing };
  }
  return countCards(config) === 0 ? { field: 'cards', message: messages.noCards } : undefined;
}
