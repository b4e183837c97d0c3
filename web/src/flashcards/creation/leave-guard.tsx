import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { createMessages } from './messages.ts';
import { useWizard } from './use-wizard.ts';

const messages = createMessages.leave;

/** What leads away from cards that nobody has saved asks first, as leaving a test does. */
export function LeaveGuard() {
  const { wizard, end, isOver } = useWizard();
  const { cards, generating } = wizard;
  const isUnsaved = cards.length > 0 || generating !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isOver() && currentLocation.pathname !== nextLocation.pathname,
  );

  // A closed tab forgets them; a reload keeps them, but the browser does not tell which it is.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isUnsaved]);

  function leave() {
    if (blocker.state !== 'blocked') return;
    end();
    blocker.proceed();
  }

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={messages.title}
      body={messages.text(cards.length)}
      cancelLabel={messages.cancel}
      onCancel={() => blocker.reset?.()}
      actionLabel={messages.confirm}
      onConfirm={leave}
      tone="danger"
    />
  );
}
