import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type MetaDescriptor, useParams } from 'react-router';
import type { User } from '@engram/core/accounts/user.ts';
import { useUser } from '../../accounts/session/session.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { isSetMissing } from '../is-set-missing.ts';
import { missingSetMessages, unknownFailure } from '../messages.ts';
import { MissingSet } from '../missing-set.tsx';
import { setQuery } from '../queries.ts';
import { CardList } from './card-list.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { setMessages as messages } from './messages.ts';
import { SetHead } from './set-head.tsx';
import { SetStats } from './set-stats.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatLineLoading } from '../../ui/stat-line.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

export default function SetScreen() {
  const user = useUser();
  const { setId = '' } = useParams();
  // Another set is another page: nothing of the last one is left in it.
  return user && <SetPage key={setId} setId={setId} user={user} />;
}

function SetPage({ setId, user }: { setId: string; user: User }) {
  const { data: set, error, isFetching, refetch, dataUpdatedAt } = useQuery(setQuery(setId));
  const [isImporting, setIsImporting] = useState(false);
  if (isSetMissing(error)) return <MissingSet />;
  if (!set && error) {
    return <FailedSet error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!set) return <SetLoading />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 pb-16">
      <SetHead
        set={set}
        calendar={{ now: dataUpdatedAt, timeZone: user.timeZone }}
        onImport={() => setIsImporting(true)}
      />
      <SetStats set={set} />
      <CardList set={set} onImport={() => setIsImporting(true)} />
      <ImportDialog set={set} isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </div>
  );
}

type FailedSetProps = { error: Error; isBusy: boolean; onRetry: () => void };

function FailedSet({ error, isBusy, onRetry }: FailedSetProps) {
  return (
    <div className="wrap page-block">
      <ErrorState
        level={1}
        title={messages.notLoaded}
        text={readFailure(error, unknownFailure)}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link to={paths.flashcards} className={buttonClass()}>
              {missingSetMessages.backToSets}
            </Link>
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {messages.retry}
            </Button>
          </span>
        }
      />
    </div>
  );
}

function SetLoading() {
  return (
    <div
      role="status"
      className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 pb-16"
    >
      <span className="sr-only">{messages.loading}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
        <Skeleton className="w-32" />
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="w-80 max-w-full" />
      </div>
      <StatLineLoading />
      <Skeleton shape="block" className="h-108" />
    </div>
  );
}
