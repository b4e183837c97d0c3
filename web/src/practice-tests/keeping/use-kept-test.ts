import { useSyncExternalStore } from 'react';
import type { KeptTest } from './kept-test.ts';
import { findKeptTest, subscribeToKeptTests } from './test-store.ts';

export function useKeptTest(uid: string, testId: string | undefined): KeptTest | undefined {
  return useSyncExternalStore(subscribeToKeptTests, () =>
    testId === undefined ? undefined : findKeptTest(uid, testId),
  );
}
