import { tidyCode } from '@engram/core/sharing/share-code.ts';
import type { ShareReport } from '@engram/core/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useParams } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { RegradingLine } from '../regrading/regrading-line.tsx';
import { useHeldFailure } from '../use-held-failure.ts';
import { AssignedReport } from './assigned/assigned-report.tsx';
import { FlagList } from './flag-list.tsx';
import { reportMessages as messages } from './messages.ts';
import { reportQuery } from './queries.ts';
import { ReportHead } from './report-head.tsx';
import { ReportEmpty, ReportFailed, ReportLoading } from './report-states.tsx';
import { ReportStats } from './report-stats.tsx';
import { ReportToDo } from './report-to-do.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { TakerView } from './taker-view.tsx';
import { useReportPlace } from './use-report-place.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** How a shared test went, for its owner. */
export default function ReportScreen() {
  const { testId = '' } = useParams();
  const code = tidyCode(testId);
  const user = useUser();
  const { data: report, error, isFetching, refetch } = useQuery(reportQuery(code));
  const { failure, heir } = useHeldFailure<HTMLHeadingElement>({ error, data: report });
  if (!user) return null;
  if (failure) {
    return <ReportFailed error={failure} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <ReportHead heading={heir} code={code} report={report} timeZone={user.timeZone} />
      {report ? <ReportBody report={report} timeZone={user.timeZone} /> : <ReportLoading />}
    </div>
  );
}

type ReportBodyProps = { report: ShareReport; timeZone: string };

function ReportBody({ report, timeZone }: ReportBodyProps) {
  const place = useReportPlace();
  if (place.takerId !== undefined) {
    return <TakerView report={report} attemptId={place.takerId} timeZone={timeZone} />;
  }
  const { share, assignment } = report;
  return (
    <>
      <ReportToDo report={report} />
      <RegradingLine report={report} />
      <FlagList report={report} timeZone={timeZone} />
      <ReportStats report={report} />
      {share.taken === 0 && <ReportEmpty report={report} />}
      {share.taken > 0 && assignment && <AssignedReport report={report} timeZone={timeZone} />}
      {share.taken > 0 && !assignment && (
        <ReportTabs report={report} timeZone={timeZone} tab={place.tab} onTab={place.turnTo} />
      )}
    </>
  );
}
