import { dropTest, findKeptTest, listKeptTests } from '../../practice-tests/keeping/test-store.ts';
import type { AttemptStore } from './attempt-store.ts';

/** Lets go of what the server has in full, or will never take; the last ones stay for a lost network. */
export function dropSettled(store: AttemptStore): void {
  const all = store.list();
  const graded = all
    .filter((attempt) => attempt.graded)
    .toSorted((a, b) => (a.graded?.startedAt ?? '').localeCompare(b.graded?.startedAt ?? ''));
  for (const { id } of graded.slice(0, -keptGraded)) store.drop(id);
  for (const { id, isDiscarded, refusal, seen } of all) {
    const age = Date.now() - seen.at;
    // Other tabs may still show it; a day later none does.
    if (isDiscarded && age > dayMs) store.drop(id);
    if (refusal !== null && age > refusedDays * dayMs) store.drop(id);
  }
  dropUnusedTests(store);
}

/** Those of the attempts stay, and the latest: one of them may wait for its first attempt. */
function dropUnusedTests(store: AttemptStore): void {
  const used = new Set(store.list().map(({ testId }) => testId));
  const unused = listKeptTests(store.uid)
    .flatMap((id) => findKeptTest(store.uid, id) ?? [])
    .filter(({ unsaved, refusal, test }) => !used.has(test.id) && (!unsaved || refusal !== null))
    .toSorted((a, b) => a.test.createdAt.localeCompare(b.test.createdAt));
  for (const { test } of unused.slice(0, -keptTests)) dropTest(store.uid, test.id);
}

const keptGraded = 5;
const keptTests = 5;
const refusedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
