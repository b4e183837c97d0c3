import type { Share } from '@engram/core/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { ShareButton } from '../../attempts/share-button.tsx';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { testQuery } from '../../practice-tests/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { AssignmentList } from '../watching/assignment-list.tsx';
import { sharesMessages as messages, stoppingMessages } from './messages.ts';
import { sharesQuery } from './queries.ts';
import { writeShareState } from './share-state.ts';
import { ShowLinkButton } from './show-link-button.tsx';
import { StopDialog } from './stop-dialog.tsx';

/** Where a test was shared and given, for its owner. */
export function ShareList({ testId }: { testId: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AssignmentList testId={testId} />
      <LinkList testId={testId} />
    </div>
  );
}

/** One that was never shared is private [BROLE-19]. */
function LinkList({ testId }: { testId: string }) {
  const { data: shares, error, isFetching, refetch } = useQuery(sharesQuery(testId));
  const { failure, heir } = useHeldFailure<HTMLHeadingElement>({ error, data: shares });
  return (
    <Card
      as="section"
      aria-labelledby="share-links"
      header={
        <>
          <h2 ref={heir} tabIndex={-1} id="share-links" className="type-h3">
            {messages.title}
          </h2>
          <ShareButton testId={testId} size="small" />
        </>
      }
    >
      {failure ? (
        <ErrorState
          title={messages.notLoaded}
          text={readFailure(failure, messages.unknownFailure)}
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              {messages.retry}
            </Button>
          }
        />
      ) : (
        <Shares testId={testId} shares={shares} />
      )}
    </Card>
  );
}

type SharesProps = { testId: string; shares: readonly Share[] | undefined };

function Shares({ testId, shares }: SharesProps) {
  const user = useUser();
  if (shares?.length === 0) return <NoShares testId={testId} />;
  if (shares && user) {
    return (
      <>
        <ul>
          {shares.map((share) => (
            <ShareRow key={share.testId} share={share} timeZone={user.timeZone} />
          ))}
        </ul>
        <p className="border-t border-line px-[clamp(18px,2.2vw,24px)] py-3 type-xs text-ink-2">
          {messages.keeps}
        </p>
      </>
    );
  }
  return (
    <div role="status" className={rowClass}>
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="w-72 max-w-full" />
    </div>
  );
}

/** A public test may be without a link as well: it expired long ago, or could not be made. */
function NoShares({ testId }: { testId: string }) {
  const { data: test } = useQuery(testQuery(testId));
  const isPublic = test?.config.privacy === 'public';
  return <p className={rowClass}>{isPublic ? messages.noneOfPublic : messages.none}</p>;
}

function ShareRow({ share, timeZone }: { share: Share; timeZone: string }) {
  const { testId: code, taken, isCurrent } = share;
  const isOpen = share.state === 'open';
  const [isAsking, setIsAsking] = useState(false);
  const report = useKeptFocus(isOpen);
  return (
    <li className={`${rowClass} flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 type-sm">
        <Badge tone={isOpen ? 'blue' : 'neutral'}>{code}</Badge>
        <span>{writeShareState(share, timeZone)}</span>
        <span className="text-ink-3">
          {taken === 0 ? messages.notTaken : messages.taken(taken)}
        </span>
        {isOpen && !isCurrent && <Badge>{messages.earlier}</Badge>}
      </span>
      <span className="-ms-3 flex flex-wrap gap-1 md:-me-3">
        {isOpen && <ShowLinkButton share={share} variant="ghost" size="small" />}
        <Link
          ref={report}
          to={pathsOf.shareReport(code)}
          aria-label={messages.reportOf(code)}
          className={buttonClass({ variant: 'ghost', size: 'small' })}
        >
          {messages.report}
        </Link>
        {isOpen && (
          <Button
            variant="ghost"
            size="small"
            aria-label={stoppingMessages.stopOf(code)}
            onClick={() => setIsAsking(true)}
          >
            {stoppingMessages.stop}
          </Button>
        )}
      </span>
      <StopDialog code={code} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  );
}

/** With the link its button goes; the keyboard stays in the row. */
function useKeptFocus(isOpen: boolean) {
  const heir = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasEnded = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasEnded && document.activeElement === document.body) heir.current?.focus();
  }, [isOpen]);
  return heir;
}

const rowClass = 'border-t border-line px-[clamp(18px,2.2vw,24px)] py-3.5 type-sm text-ink-2';
