import type { User } from '@engram/core/accounts/user.ts';
import { tidyCode } from '@engram/core/sharing/share-code.ts';
import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { AssignmentFailed } from '../watching/assignment-failed.tsx';
import { liveQuery } from '../watching/queries.ts';
import { HandoutCard } from './handout-card.tsx';
import { handoutMessages as messages } from './messages.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** What a class needs to begin: the code to read out, the link and the QR code. */
export default function HandoutScreen() {
  const code = tidyCode(useParams().code ?? '');
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery(liveQuery(code));
  if (!user) return null;
  if (data) return <Handout assignment={data.assignment} now={data.now} user={user} />;
  if (!error) return <PageSkeleton label={messages.loading} />;
  return (
    <AssignmentFailed
      title={messages.notLoaded}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type HandoutProps = { assignment: Assignment; now: string; user: User };

function Handout({ assignment, now, user: { timeZone } }: HandoutProps) {
  const { code, title } = assignment;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,53.75rem)] justify-center gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p className="flex items-center gap-2 type-sm font-semibold text-success-ink">
          <Icon icon={CircleCheck} />
          {messages.given}
        </p>
        <h1 className="type-h1 font-serif font-semibold wrap-anywhere">{title}</h1>
        <p className="text-ink-2">{describeTimes(assignment, Date.parse(now), timeZone)}</p>
      </div>
      <HandoutCard assignment={assignment} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[46ch] type-sm text-ink-2">{messages.works}</p>
        <Link to={pathsOf.assignment(code)} className={buttonClass()}>
          {messages.watch}
        </Link>
      </div>
    </div>
  );
}

function describeTimes({ state, opensAt, closesAt }: Assignment, now: number, timeZone: string) {
  const write = (time: string) => writeDayAndTime(time, { now, timeZone });
  if (state === 'not-open') return messages.opensLater(write(opensAt), write(closesAt));
  return state === 'open' ? messages.openNow(write(closesAt)) : messages.closed(write(closesAt));
}
