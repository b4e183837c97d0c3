import { suggestName } from '../../materials/suggest-name.ts';
import type { Trial } from './trial.ts';

/** What a trial is called, where its text has a heading. */
export function nameTrial({ title }: Trial): string {
  return suggestName([{ material: { title } }]);
}
