import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useFlowReset } from '../../../practice-tests/creation/use-flow.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.leave;

type Leaving = {
  uid: string;
  attemptId: string;
  /** What leaving means, in words that are true. */
  text: string;
  onLeave: () => void;
};

/** What leads away from an attempt that is being answered asks first; what ends it by a click does not. */
export function useLeaveGuard({ uid, attemptId, text, onLeave }: Leaving) {
  const resetFlow = useFlowReset();
  const [isAsking, setIsAsking] = useState(false);
  // The store knows first: what has just ended or stopped it must not ask.
  const isRunning = () => isAnswered(uid, attemptId);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isRunning() && currentLocation.pathname !== nextLocation.pathname,
  );

  // [RUN-34] (C38) Closing the tab or leaving for another site is not ours to ask about.
  useEffect(() => {
    function askFirst(event: BeforeUnloadEvent) {
      if (isAnswered(uid, attemptId)) event.preventDefault();
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
    onLeave();
  }

  return {
    ask: () => setIsAsking(true),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking || blocker.state === 'blocked'}
        title={messages.title}
        body={text}
        cancelLabel={messages.cancel}
        onCancel={stay}
        actionLabel={messages.confirm}
        onConfirm={leave}
      />
    ),
  };
}

function isAnswered(uid: string, attemptId: string): boolean {
  const attempt = attemptsOf(uid).find(attemptId);
  return attempt?.phase === 'open' && !attempt.clock.isPaused;
}
