import { averageOf, percentsOf, trendOf } from '@engram/core/classes/weigh-gradebook.ts';
import type { MemberRecord } from '@engram/core/classes/gradebook.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { BackLink } from '../../attempts/back-link.tsx';
import { writeLongDay } from '../../attempts/write-time.ts';
import { pathsOf } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { Cell, writePercent } from '../gradebook/gradebook-table.tsx';
import { Trend } from '../gradebook/trend.tsx';
import { LoadFailed } from '../load-failed.tsx';
import {
  listMessages,
  pageMessages,
  recordMessages as messages,
  rosterMessages,
} from '../messages.ts';
import { recordQuery } from '../queries.ts';
import { TopicList } from '../topic-list.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: listMessages.documentTitle }];
}

/** One student of a class, for the teacher: every test, and what is known by topic. */
export default function RecordScreen() {
  const { classId = '', memberId = '' } = useParams();
  const user = useUser();
  const { data, error, isFetching, refetch } = useQuery(recordQuery(classId, memberId));
  if (!user) return null;
  if (data) return <Record classId={classId} record={data} timeZone={user.timeZone} />;
  if (!error) return <PageSkeleton label={messages.loading} />;
  return (
    <LoadFailed
      level={1}
      title={messages.notLoaded}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type RecordProps = { classId: string; record: MemberRecord; timeZone: string };

function Record({ classId, record, timeZone }: RecordProps) {
  const { member, tests, results, topics } = record;
  const percents = percentsOf(results, tests);
  const change = trendOf(percents);
  const had = tests.flatMap((test) => {
    const result = results.find(({ code }) => code === test.code);
    return result ? [{ test, result }] : [];
  });
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <title>{messages.documentTitle(member.name)}</title>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <BackLink to={`${pathsOf.taughtClass(classId)}?show=gradebook`}>
          {pageMessages.gradebook}
        </BackLink>
        <h1 className="type-h1 wrap-anywhere">{member.name}</h1>
        <p className="type-sm text-ink-2">
          {rosterMessages.joinedOn(writeLongDay(member.joinedAt, timeZone))}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card
          as="section"
          className="overflow-hidden"
          header={
            <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h2 className="type-h3">{messages.tests}</h2>
              <p className="flex items-center gap-4">
                {change !== null && <Trend percents={percents} change={change} />}
                <span className="type-sm text-ink-2">
                  {messages.average}{' '}
                  <b className="text-[1.125rem] font-[680] text-ink">
                    {writePercent(averageOf(results, tests))}
                  </b>
                </span>
              </p>
            </div>
          }
        >
          {had.length === 0 && (
            <p className="border-t border-line px-6 py-6 text-ink-2">{messages.noTests}</p>
          )}
          <ul>
            {had.toReversed().map(({ test, result }) => (
              <li
                key={test.code}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-6 py-3.5"
              >
                <span className="grid min-w-0">
                  <Link
                    to={pathsOf.shareReport(test.code)}
                    className="font-serif text-[1.125rem] text-ink no-underline wrap-anywhere hover:underline"
                  >
                    {test.title}
                  </Link>{' '}
                  <span className="type-sm text-ink-2">
                    {writeLongDay(test.closesAt, timeZone)}
                  </span>
                </span>
                <span className="grid justify-items-end">
                  <span className="font-semibold tabular-nums">
                    <Cell result={result} />
                  </span>
                  {result.state !== 'absent' && (
                    <span className="type-sm text-ink-2">
                      {messages.points(result.points, result.possible)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" padding="small" className="grid gap-3">
          <h2 className="type-sm font-semibold">{messages.topics}</h2>
          {topics.length === 0 && <p className="type-sm text-ink-2">{messages.noTopics}</p>}
          <TopicList topics={topics} />
        </Card>
      </div>
    </div>
  );
}
