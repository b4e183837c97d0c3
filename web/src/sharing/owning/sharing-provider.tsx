import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { SharingContext, type SharingWish } from '../../attempts/sharing-slot.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GivenLine } from '../watching/given-line.tsx';
import { confirmationMessages as messages } from './messages.ts';
import { SharesPart } from './shares-part.tsx';

/** Fills the places that screens of tests leave for sharing. Its own code comes when it is wanted. */
export function SharingProvider({ children }: { children: ReactNode }) {
  const { showError } = useToasts();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ wish: SharingWish; pathname: string }>();
  const [isCreating, setIsCreating] = useState(false);
  const { module, isOnItsWay, fetch } = usePart(loadDialog);
  // What was asked for on one screen is not for the next one, neither now nor when it arrives.
  if (asked && asked.pathname !== pathname) setAsked(undefined);
  const wish = asked?.wish;

  const slot = useMemo(() => {
    async function share(chosen: SharingWish) {
      setAsked({ wish: chosen, pathname });
      const isHere = await fetch();
      if (!isHere) showError(messages.partMissing);
    }
    return {
      share: (chosen: SharingWish) => void share(chosen),
      opening: isOnItsWay ? wish : undefined,
      creatingId: isCreating ? wish?.testId : undefined,
      Shares,
      Given: GivenLine,
    };
  }, [fetch, showError, isOnItsWay, isCreating, wish, pathname]);

  return (
    <SharingContext value={slot}>
      {children}
      {module && wish && (
        <module.ShareDialog
          testId={wish.testId}
          code={wish.code}
          onCreating={setIsCreating}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SharingContext>
  );
}

async function loadDialog() {
  return import('./share-dialog.tsx');
}

function Shares({ testId }: { testId: string }) {
  return <SharesPart testId={testId} load={loadList} />;
}

async function loadList() {
  return import('./share-list.tsx');
}
