import type { Db } from '../../platform/db.ts';
import type { CountingEntry } from '../read-log.ts';
import { readGroups } from '../store.ts';

/** Picks of some reviews those of what some sets and tests have. */
export type DoneOf = (groupIds: Iterable<string>) => CountingEntry[];

/** Asks once which set or test each is of. */
export async function sortDone(
  db: Db,
  userId: string,
  done: readonly CountingEntry[],
): Promise<DoneOf> {
  const numbers = [...new Set(done.map(({ item }) => item))];
  const rows = numbers.length === 0 ? [] : await readGroups(db, userId, numbers);
  const groupOf = new Map(rows.map(({ itemNumber, groupId }) => [itemNumber, groupId]));
  return (groupIds) => {
    const wanted = new Set(groupIds);
    return done.filter(({ item }) => wanted.has(groupOf.get(item) ?? ''));
  };
}
