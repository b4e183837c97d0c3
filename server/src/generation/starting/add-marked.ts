import { prepareText } from '@engram/generator/prepare-text.ts';
import { listMarkedWords } from '../../materials/marks/read-marks.ts';
import type { Db } from '../../platform/db.ts';
import type { Prepared } from './plan-request.ts';

type Owned = { userId: string; materialIds: readonly string[] | undefined };

/**
 * The plan with what its learner has marked in these materials, for models to ask about first (D37).
 * Only words that the text has as well: nothing else of a material reaches a model.
 */
export async function addMarked<P extends Prepared>(
  db: Db,
  prepared: P,
  { userId, materialIds = [] }: Owned,
): Promise<P> {
  if (materialIds.length === 0) return prepared;
  const words = (await listMarkedWords(db, userId, materialIds)).map(prepareText);
  const marked = [...new Set(words)].filter((one) => one !== '' && prepared.material.includes(one));
  return marked.length === 0 ? prepared : { ...prepared, plan: { ...prepared.plan, marked } };
}
