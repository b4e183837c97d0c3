import type { User } from '@engram/core/accounts/user.ts';
import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { type DraftName, type DraftStore, draftOf } from './draft-store.ts';

export function useDraft({ uid }: User, name?: DraftName): { draft: Draft; store: DraftStore } {
  const store = draftOf(uid, name);
  return { draft: useSyncExternalStore(store.subscribe, store.read), store };
}
