import { saveTest } from '@engram/core/practice-tests/api.ts';
import { call } from '../../http/call.ts';
import { keptAsSaved } from './kept-test.ts';
import { findKeptTest, keepTest } from './test-store.ts';

/** Saves a test that was made here, unless the server has it; throws when it cannot be. */
export async function saveKeptTest(uid: string, id: string): Promise<void> {
  const kept = findKeptTest(uid, id);
  if (!kept?.unsaved || kept.refusal !== null) return;
  const { test } = await call(saveTest, { params: { id }, body: kept.unsaved });
  // Its owner may have logged out meanwhile, and nothing of it stays in this browser.
  if (findKeptTest(uid, id)) keepTest(uid, keptAsSaved(test));
}

export function noteTestRefused(uid: string, id: string, refusal: string): void {
  const kept = findKeptTest(uid, id);
  if (kept) keepTest(uid, { ...kept, refusal });
}

export function isTestUnsent(uid: string, id: string): boolean {
  const kept = findKeptTest(uid, id);
  return kept !== undefined && kept.unsaved !== null && kept.refusal === null;
}
