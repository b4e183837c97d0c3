import type { User } from '@engram/core/accounts/user.ts';
import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { type DraftStore, draftOf } from './draft-store.ts';

export function useDraft({ uid }: User): { draft: Draft; store: DraftStore } {
  const store = draftOf(uid);
  return { draft: useSyncExternalStore(store.subscribe, store.read), store };
}
