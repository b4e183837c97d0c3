import { tidyCode } from '@engram/core/sharing/share-code.ts';
import { useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { AssignmentFailed } from './assignment-failed.tsx';
import { LiveCounts } from './live-counts.tsx';
import { LiveHead } from './live-head.tsx';
import { LiveList } from './live-list.tsx';
import { liveMessages as messages } from './messages.ts';
import { liveQuery } from './queries.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Who is answering an assignment and how far, as it happens; for its owner. */
export default function LiveScreen() {
  const code = tidyCode(useParams().code ?? '');
  const user = useUser();
  const query = useQuery(liveQuery(code));
  const { data, error, isFetching, refetch } = query;
  const { failure, heir } = useHeldFailure<HTMLHeadingElement>({ error, data });
  if (!user) return null;
  if (failure) {
    return (
      <AssignmentFailed
        title={messages.notLoaded}
        error={failure}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PageSkeleton label={messages.loading} />;
  const { assignment, takers } = data;
  const { dataUpdatedAt } = query;
  const now = Date.parse(data.now);
  const shown = { assignment, takers, timeZone: user.timeZone };
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <LiveHead
        {...shown}
        heading={heir}
        readNow={() => now + Math.max(0, Date.now() - dataUpdatedAt)}
      />
      {/* There before its words are, so that they are announced. */}
      <div role="status" className="empty:hidden">
        {error && <Note tone="yellow">{messages.stale}</Note>}
      </div>
      <LiveCounts {...shown} now={now} />
      <LiveList {...shown} now={now} />
    </div>
  );
}
