import type { Class } from '@engram/core/classes/class.ts';
import type { GivenTest } from '@engram/core/classes/gradebook.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { pageMessages, testMessages as messages } from '../messages.ts';
import { givenTestsQuery } from '../queries.ts';
import { GiveButton } from './give-button.tsx';

type ClassTestsProps = { taught: Class; timeZone: string };

/** The tests of a class, the newest first. */
export function ClassTests({ taught, timeZone }: ClassTestsProps) {
  const { data, error, isFetching, refetch } = useQuery(givenTestsQuery(taught.id));
  if (!data) {
    return (
      <Card padding="normal">
        {error ? (
          <LoadFailed
            title={messages.notLoaded}
            error={error}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" className="grid gap-4">
            <span className="sr-only">{messages.loading}</span>
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        )}
      </Card>
    );
  }
  const { tests, now } = data;
  if (tests.length === 0) {
    return (
      <Card>
        <EmptyState
          title={messages.none.title}
          text={messages.none.text}
          action={<GiveButton classId={taught.id} />}
        />
      </Card>
    );
  }
  const calendar = { now: Date.parse(now), timeZone };
  return (
    <Card
      as="section"
      className="overflow-hidden"
      header={<h2 className="type-h3">{pageMessages.tests}</h2>}
    >
      <ul>
        {tests.map((test) => (
          <TestRow key={test.code} test={test} of={taught.memberCount} calendar={calendar} />
        ))}
      </ul>
    </Card>
  );
}

type TestRowProps = {
  test: GivenTest;
  of: number;
  calendar: { now: number; timeZone: string };
};

/** All of it leads to the report, or to who answers now. */
function TestRow({ test, of, calendar }: TestRowProps) {
  const { code, title, practiceTestId, average } = test;
  const facts = [
    describeTimes(test, calendar),
    ...(average === null ? [] : [messages.average(average)]),
  ];
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-6 py-4 hover:bg-sunken/60">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
        <h3 className="font-serif text-[1.1875rem] leading-snug font-semibold wrap-anywhere">
          {practiceTestId === null ? (
            title
          ) : (
            <Link
              to={leadsTo(test)}
              className="text-ink no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:inset-ring-2 focus-visible:after:inset-ring-petrol"
            >
              {title}
            </Link>
          )}
        </h3>
        <p className="type-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <StateBadges key={code} test={test} of={of} />
      </p>
    </li>
  );
}

function StateBadges({
  test: { state, done, toJudge, practiceTestId },
  of,
}: {
  test: GivenTest;
  of: number;
}) {
  return (
    <>
      {(state === 'open' || state === 'late') && <Badge tone="blue">{messages.open}</Badge>}
      {state === 'not-open' && <Badge>{messages.later}</Badge>}
      {state !== 'not-open' && <Badge>{messages.done(done, of)}</Badge>}
      {toJudge > 0 && <Badge tone="red">{messages.toGrade(toJudge)}</Badge>}
      {state === 'closed' && toJudge === 0 && practiceTestId !== null && (
        <Badge tone="green">{messages.graded}</Badge>
      )}
      {practiceTestId === null && <Badge>{messages.noReport}</Badge>}
    </>
  );
}

function leadsTo({ state, code }: GivenTest): string {
  return state === 'closed' ? pathsOf.shareReport(code) : pathsOf.assignment(code);
}

function describeTimes(
  { state, opensAt, closesAt }: GivenTest,
  calendar: TestRowProps['calendar'],
) {
  const write = (time: string) => writeDayAndTime(time, calendar);
  switch (state) {
    case 'not-open':
      return messages.opens(write(opensAt ?? closesAt));
    case 'open':
      return messages.openUntil(write(closesAt));
    case 'late':
      return messages.late(write(closesAt));
    case 'closed':
      return messages.closed(write(closesAt));
  }
}
