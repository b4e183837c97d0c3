import { suggestTestName } from '../../materials/suggest-name.ts';
import type { Trial } from './trial.ts';

/** What a trial is called, where its text has a heading; nothing was made of it before. */
export function nameTrial({ title }: Trial): string {
  return suggestTestName([{ material: { title, usedInTests: 0, usedInFlashcardSets: 0 } }]);
}
