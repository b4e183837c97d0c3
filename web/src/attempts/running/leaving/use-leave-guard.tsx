import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useFlowReset } from '../../../practice-tests/creation/use-flow.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.leave;

/** What leads away from an open attempt asks first (D14); what ends it by a click does not. */
export function useLeaveGuard({ uid, attemptId }: { uid: string; attemptId: string }) {
  const resetFlow = useFlowReset();
  const [isAsking, setIsAsking] = useState(false);
  // The store knows first: what has just ended it must not ask.
  const isOpen = () => attemptsOf(uid).find(attemptId)?.phase === 'open';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen() && currentLocation.pathname !== nextLocation.pathname,
  );

  // [RUN-34] (C38) Closing the tab or leaving for another site is not ours to ask about.
  useEffect(() => {
    function askFirst(event: BeforeUnloadEvent) {
      if (attemptsOf(uid).find(attemptId)?.phase === 'open') event.preventDefault();
    }
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [uid, attemptId]);

  function stay() {
    setIsAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  }

  function leave() {
    stay();
    resetFlow(); // [RUN-33]
    // The end of the attempt leads on, as it does in another tab.
    attemptsOf(uid).leave(attemptId);
  }

  return {
    ask: () => setIsAsking(true),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking || blocker.state === 'blocked'}
        title={messages.title}
        body={messages.text}
        cancelLabel={messages.cancel}
        onCancel={stay}
        actionLabel={messages.confirm}
        onConfirm={leave}
        tone="danger"
      />
    ),
  };
}
