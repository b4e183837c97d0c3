import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.lock;

type Locked = { uid: string; attemptId: string; isActive: boolean };

/** Whoever looks elsewhere is told so when they come back, and it is noted with the attempt. */
export function useLockScreen({ uid, attemptId, isActive }: Locked) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isActive) return; // [LOCK-01]
    let isAway = false;

    function goAway() {
      const store = attemptsOf(uid);
      // A hidden tab loses the focus as well, and that is one switch.
      if (isAway || store.find(attemptId)?.phase !== 'open') return; // [LOCK-02]
      isAway = true;
      store.noteSwitch(attemptId);
      setIsShown(true);
    }
    function noteVisibility() {
      if (document.visibilityState === 'hidden') goAway();
      else comeBack();
    }
    function comeBack() {
      if (document.visibilityState === 'visible' && document.hasFocus()) isAway = false;
    }

    window.addEventListener('blur', goAway);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', noteVisibility);
    return () => {
      window.removeEventListener('blur', goAway);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', noteVisibility);
    };
  }, [uid, attemptId, isActive]);

  return {
    dialog: (
      <ConfirmDialog
        isOpen={isShown}
        title={messages.title}
        body={messages.text}
        actionLabel={messages.confirm}
        onConfirm={() => setIsShown(false)}
      />
    ),
  };
}
