import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { SharingContext } from '../../attempts/sharing-slot.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToasts } from '../../ui/toast-provider.tsx';
import { usePart } from '../../ui/use-part.ts';
import { confirmationMessages as messages } from './messages.ts';

/** Fills the places that screens of tests leave for sharing. Its own code comes when it is wanted. */
export function SharingProvider({ children }: { children: ReactNode }) {
  const { showError } = useToasts();
  const [testId, setTestId] = useState<string>();
  const [isCreating, setIsCreating] = useState(false);
  const { module, fetch } = usePart(loadDialog);

  const slot = useMemo(() => {
    async function share(chosen: string) {
      setTestId(chosen);
      const isHere = await fetch();
      if (!isHere) showError(messages.failed(messages.unknownFailure));
    }
    return {
      share: (chosen: string) => void share(chosen),
      creatingId: isCreating ? testId : undefined,
      Shares,
    };
  }, [fetch, showError, isCreating, testId]);

  return (
    <SharingContext value={slot}>
      {children}
      {module && testId !== undefined && (
        <module.ShareDialog
          testId={testId}
          onCreating={setIsCreating}
          onClose={() => setTestId(undefined)}
        />
      )}
    </SharingContext>
  );
}

async function loadDialog() {
  return import('./share-dialog.tsx');
}

type SharesProps = { testId: string };

/** Without its code the test is there all the same. */
const LazyShares = lazy(async () => {
  const loaded = await import('./share-list.tsx').catch(() => undefined);
  return { default: loaded?.ShareList ?? NoShares };
});

const NoShares: ComponentType<SharesProps> = () => null;

function Shares({ testId }: SharesProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-30" />}>
      <LazyShares testId={testId} />
    </Suspense>
  );
}
