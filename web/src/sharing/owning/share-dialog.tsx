import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../accounts/session/session.tsx';
import { shareMessages } from '../../attempts/share-messages.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { confirmationMessages as messages, sharedMessages } from './messages.ts';
import { shareableQuery } from './queries.ts';
import { ShareForm } from './share-form.tsx';
import { SharedLink, type Link } from './shared-link.tsx';

type ShareDialogProps = {
  testId: string;
  /** Of the link to show, where it is not just any. */
  code: string | undefined;
  onCreating: (isCreating: boolean) => void;
  onClose: () => void;
};

/** Asks first, then shows the link; one that the test has already is shown at once (C13, N36). */
export function ShareDialog({ testId, code, onCreating, onClose }: ShareDialogProps) {
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery(shareableQuery(testId));
  const [chosen, setChosen] = useState<Link | 'new'>();
  const [isBusy, setIsBusy] = useState(false);
  const open = data?.shares.filter(({ state }) => state === 'open') ?? [];
  const first = open.find((share) =>
    code === undefined ? share.isCurrent : share.testId === code,
  );
  const link = chosen === 'new' ? undefined : (chosen ?? first);

  function setCreating(isCreating: boolean) {
    setIsBusy(isCreating);
    onCreating(isCreating);
  }

  if (!user) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      {...describe({ isShared: link !== undefined, isLoaded: data !== undefined, open })}
      closeLabel={messages.close}
      width="wide"
    >
      {/* There before its words are, so that they are announced. */}
      <p role="status" className="sr-only">
        {describeNews({ isShared: link !== undefined, isLoading: !data && isFetching })}
      </p>
      {link ? (
        <SharedLink
          key={link.testId}
          ownTestId={testId}
          link={link}
          timeZone={user.timeZone}
          onMakeNew={() => setChosen('new')}
          onLeave={onClose}
        />
      ) : (
        <BeforeSharing
          form={
            data && (
              <ShareForm
                test={data.test}
                user={user}
                earlier={first ?? open[0]}
                takesFocus={chosen === 'new'}
                onShowEarlier={setChosen}
                onCreating={setCreating}
                onCreated={setChosen}
                onCancel={onClose}
              />
            )
          }
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

type Described = { isShared: boolean; isLoaded: boolean; open: readonly Link[] };

/** Neutral until it is known whether there is a link. */
function describe({ isShared, isLoaded, open }: Described) {
  if (isShared) return { title: sharedMessages.title, description: sharedMessages.note };
  if (!isLoaded) return { title: shareMessages.share };
  return {
    title: messages.title,
    description: open.length === 0 ? messages.textOfPrivate : messages.text,
  };
}

type BeforeSharingProps = {
  form: ReactNode;
  error: Error | null;
  isFetching: boolean;
  onRetry: () => void;
};

function BeforeSharing({ form, error, isFetching, onRetry }: BeforeSharingProps) {
  if (form !== undefined) return form;
  if (!error) return <Skeleton shape="block" className="h-40" />;
  return (
    <>
      <Note tone="red">{messages.notLoaded(readFailure(error, messages.unknownFailure))}</Note>
      <DialogActions>
        <Button variant="primary" isBusy={isFetching} onClick={onRetry}>
          {messages.retry}
        </Button>
      </DialogActions>
    </>
  );
}

function describeNews({ isShared, isLoading }: { isShared: boolean; isLoading: boolean }): string {
  if (isShared) return sharedMessages.title;
  return isLoading ? messages.loading : '';
}
