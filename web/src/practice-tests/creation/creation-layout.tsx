import type { User } from '@engram/core/accounts/user.ts';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { isSessionOver } from '../../accounts/session/session-over.ts';
import { useSession, useUser } from '../../accounts/session/session.tsx';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import type { DraftStore } from '../../materials/draft/draft-store.ts';
import { FlowContext, useFlowState } from './use-flow.ts';

/** Around all ways to make a test, which share what was entered, and the test that comes of it. */
export default function CreationLayout() {
  const user = useUser();
  // Another user starts with nothing.
  return user ? <Creation key={user.uid} user={user} /> : null;
}

function Creation({ user }: { user: User }) {
  const state = useFlowState(user);
  useFailedUploads(state.store);
  return (
    <FlowContext value={state}>
      <Outlet />
    </FlowContext>
  );
}

/** No query knows of an upload, and it may be the first to hear that the session is over. */
function useFailedUploads(store: DraftStore): void {
  const { loseSession } = useSession();
  useEffect(
    () =>
      store.onFailed((error) => {
        noteFailedCall(error);
        if (isSessionOver(error)) loseSession();
      }),
    [store, loseSession],
  );
}
