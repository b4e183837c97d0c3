import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, type MetaDescriptor, useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { unknownFailure } from '../messages.ts';
import { dueQuery, setListQuery } from '../queries.ts';
import { ImportDialog } from '../set/import/import-dialog.tsx';
import { listingMessages as messages } from './messages.ts';
import { SetList } from './set-list.tsx';
import { ListFailed, ListLoading } from './set-list-states.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** All flashcard sets of the user [BROUTE-10]. */
export default function SetListScreen() {
  const user = useUser();
  const list = useQuery(setListQuery);
  const { data: dueToday } = useQuery({
    ...dueQuery(user?.uid ?? ''),
    enabled: user !== undefined,
  });
  // In the address, so that the menu of the header can open it too.
  const isImporting = useSearchParams()[0].has('import');
  const navigate = useNavigate();
  const openImport = () => void navigate(paths.importCards, { preventScrollReset: true });
  if (!user) return null;
  const sets = list.data;
  const due = new Map(dueToday?.groups.map(({ groupId, due: count }) => [groupId, count]));
  const isEmpty = sets?.length === 0;
  const cards = sets?.reduce((sum, { cardCount }) => sum + cardCount, 0) ?? 0;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid gap-1">
          <h1 className="type-h1">{messages.title}</h1>
          {sets && !isEmpty && <p className="text-ink-2">{messages.counts(sets.length, cards)}</p>}
        </div>
        {!isEmpty && (
          <div className="contents gap-2 md:flex">
            <Button onClick={openImport} className="max-md:order-last max-md:basis-full">
              {messages.importFile}
            </Button>
            <Link to={paths.createFlashcards} className={buttonClass({ variant: 'primary' })}>
              <Icon icon={Plus} />
              {messages.create}
            </Link>
          </div>
        )}
      </div>
      {sets && (
        <SetList
          sets={sets}
          due={due}
          calendar={{ now: list.dataUpdatedAt, timeZone: user.timeZone }}
          onImport={openImport}
        />
      )}
      {list.isPending && <ListLoading />}
      {!sets && list.isError && (
        <ListFailed
          reason={readFailure(list.error, unknownFailure)}
          isBusy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      <ImportDialog
        isOpen={isImporting}
        onClose={() => void navigate(paths.flashcards, { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}
