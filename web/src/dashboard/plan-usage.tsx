import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../accounts/settings/subscription/queries.ts';
import { writeLimit } from '../plan-words.ts';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.plan;

/** How many of the month's AI tests are used (D25); the limit alone where nobody could say. */
export function PlanUsage({ limitOfPlan }: { limitOfPlan: number }) {
  const { data, isError } = useQuery(usageQuery);
  const limit = data?.aiTests.limit ?? null;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 type-sm">
        <span className="text-ink-2">{messages.tests}</span>
        {data && <span className="font-semibold">{describe(data.aiTests)}</span>}
        {!data && isError && (
          <span className="font-semibold">{messages.perMonth(writeLimit(limitOfPlan))}</span>
        )}
        {!data && !isError && <UsageLoading />}
      </div>
      {data && limit !== null && (
        <ProgressBar
          aria-label={messages.tests}
          value={(100 * data.aiTests.used) / limit}
          valueText={describe(data.aiTests)}
          isThin
        />
      )}
      {/* Keeps the place of the bar, so that nothing below moves when it comes. */}
      {!data && !isError && Number.isFinite(limitOfPlan) && (
        <Skeleton shape="block" className="h-1.5" />
      )}
    </div>
  );
}

function UsageLoading() {
  return (
    <div role="status" className="w-12">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton />
    </div>
  );
}

function describe({ used, limit }: { used: number; limit: number | null }): string {
  const words = writeLimit(used);
  return limit === null ? messages.usedOfUnlimited(words) : messages.used(words, writeLimit(limit));
}
