import type { Subscription } from '@engram/core/plans/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeLimit } from '../../../plan-words.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { planInForce } from './describe-subscription.ts';
import { Loadable } from './loadable.tsx';
import { monthMessages as messages } from './messages.ts';
import { usageQuery } from './queries.ts';

type MonthSoFarProps = { subscription: Subscription; timeZone: string };

/** What is used of the month, and how much one test may be (D25). */
export function MonthSoFar({ subscription, timeZone }: MonthSoFarProps) {
  const query = useQuery(usageQuery);
  const [now] = useState(() => Date.now());
  const { limits } = planInForce(subscription);
  const title = messages.title(writeMonth(now));
  return (
    <Card as="section" padding="small" aria-label={title} className="grid gap-4">
      <h2 className="type-h3">{title}</h2>
      <Loadable
        query={query}
        loading={<UsageLoading />}
        notLoaded={messages.notLoaded}
        className="grid gap-4"
      >
        {({ aiTests, aiCardSets }) => (
          <>
            <Used name={messages.aiTests} {...aiTests} />
            <Used name={messages.aiCardSets} {...aiCardSets} />
            {(aiTests.limit !== null || aiCardSets.limit !== null) && (
              <p className="type-xs text-ink-3">{messages.renews(writeNextMonth(now, timeZone))}</p>
            )}
          </>
        )}
      </Loadable>
      <dl className="grid gap-1 border-t border-line pt-3.5 type-sm">
        <Limit name={messages.characters} value={limits.characters} />
        <Limit name={messages.questions} value={limits.questionsPerTest} />
      </dl>
    </Card>
  );
}

type UsedProps = { name: string; used: number; limit: number | null };

function Used({ name, used, limit }: UsedProps) {
  const usedWords = writeLimit(used);
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3 type-sm">
        <span className="text-ink-2">{name}</span>
        <span className="font-semibold">{usedWords}</span>
      </p>
      {limit !== null && (
        <ProgressBar
          aria-label={name}
          value={(100 * used) / limit}
          valueText={messages.used(usedWords, writeLimit(limit))}
          isThin
        />
      )}
      <p className="type-xs text-ink-3">
        {limit === null ? writeLimit(Number.POSITIVE_INFINITY) : messages.of(writeLimit(limit))}
      </p>
    </div>
  );
}

function Limit({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{writeLimit(value)}</dd>
    </div>
  );
}

function UsageLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="w-full" />
      <Skeleton className="w-20" />
      <Skeleton className="w-full" />
      <Skeleton className="w-20" />
    </div>
  );
}

/** Allowances follow UTC (D44); when the next month begins is told on the reader's own clock. */
function writeMonth(time: number): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(time);
}

function writeNextMonth(time: number, timeZone: string): string {
  const now = new Date(time);
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(next);
}
