import { Question } from '@engram/core/questions/question.ts';
import { z } from '@engram/core/zod.ts';
import { dropKept, findKept, keepForLater } from '../../storage/kept-work.ts';
import { parseJson } from '../../storage/parse-json.ts';
import { keepWithRoom } from './test-store.ts';

/**
 * Questions that this device made for an endless test while nobody could be reached, until the
 * server has them. Apart from the test, which is replaced whenever the server tells it.
 */
export function findAdded(uid: string, testId: string): Question[] {
  return Added.safeParse(parseJson(findKept(keyOf(uid, testId)) ?? '')).data ?? [];
}

export function keepAdded(uid: string, testId: string, questions: readonly Question[]): void {
  const all = JSON.stringify([...findAdded(uid, testId), ...questions]);
  keepWithRoom(keyOf(uid, testId), all, testId);
}

/** Those that the server has now. */
export function dropAdded(uid: string, testId: string, sent: readonly Question[]): void {
  const ids = new Set(sent.map(({ id }) => id));
  const rest = findAdded(uid, testId).filter(({ id }) => !ids.has(id));
  if (rest.length === 0) dropKept(keyOf(uid, testId));
  else keepForLater(keyOf(uid, testId), JSON.stringify(rest));
}

const Added = z.array(Question);

function keyOf(uid: string, testId: string) {
  return { uid, name: `added:${testId}` };
}
