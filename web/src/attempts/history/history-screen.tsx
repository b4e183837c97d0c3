import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, type MetaDescriptor } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useListed } from '../deleting/use-listed.ts';
import { testListQuery } from '../queries.ts';
import { HistoryEmpty } from './history-states.tsx';
import { historyMessages as messages } from './messages.ts';
import { TestHistory } from './test-history.tsx';
import { useTestView } from './use-test-view.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** All tests of the user [ROUTE-21]. */
export default function HistoryScreen() {
  const user = useUser();
  const choice = useTestView();
  const list = useQuery(testListQuery(choice.view));
  const listed = useListed(list.data);
  if (!user) return null;
  const isFound = listed !== undefined && !list.isPlaceholderData;
  const isEmpty = isFound && choice.view.search === '' && listed.counts.all === 0;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="type-h1">{messages.title}</h1>
          {!isEmpty && <p className="text-ink-2">{messages.lead}</p>}
        </div>
        {!isEmpty && (
          <Link to={paths.create} className={buttonClass({ variant: 'primary' })}>
            <Icon icon={Plus} />
            {messages.create}
          </Link>
        )}
      </div>
      {isEmpty ? (
        <HistoryEmpty />
      ) : (
        <TestHistory user={user} choice={choice} list={list} listed={listed} />
      )}
    </div>
  );
}
