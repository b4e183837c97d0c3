import type { ShareReport } from '@engram/core/sharing/share.ts';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BackLink } from '../../attempts/back-link.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { writeShareState } from '../owning/share-state.ts';
import { exportMessages, reportMessages as messages } from './messages.ts';
import { LinkButton } from './link-button.tsx';
import { hasToDo } from './report-to-do.tsx';
import { ReportMenu } from './report-menu.tsx';
import { saveFile } from '../../http/download.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { assignedMessages } from './assigned/messages.ts';
import { AssignedActions, AssignedTimes } from './assigned/assigned-head.tsx';
import { askAllAnswers, askAllTakers } from './queries.ts';
import { writeReportCsv } from './write-report-csv.ts';

type ReportHeadProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  code: string;
  report: ShareReport | undefined;
  timeZone: string;
};

/** Which test it is; while the report loads it is there already. */
export function ReportHead({ heading, code, report, timeZone }: ReportHeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <BackLink to={paths.tests}>{messages.backToTests}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          {/* One element for both, so that the focus that came to it stays. */}
          <h1 ref={heading} tabIndex={-1} className={report ? 'type-h1 wrap-anywhere' : 'sr-only'}>
            {report?.share.title ?? messages.loading}
          </h1>
          {!report && <Skeleton className="h-9 w-96 max-w-full" />}
          {report?.assignment ? (
            <AssignedTimes assignment={report.assignment} timeZone={timeZone} />
          ) : (
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-sm text-ink-2">
              <Badge>{code}</Badge>
              {report && writeShareState(report.share, timeZone)}
            </p>
          )}
        </div>
        {report && <ReportActions report={report} timeZone={timeZone} />}
      </div>
    </div>
  );
}

function ReportActions({ report, timeZone }: { report: ShareReport; timeZone: string }) {
  const { isExporting, exportReport } = useExportReport(report, timeZone);
  const { share, assignment } = report;
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>button:not(:last-child)]:flex-1 print:hidden">
      {share.taken > 0 && (
        <Button className="max-md:px-3" isBusy={isExporting} onClick={exportReport}>
          {!isExporting && <Icon icon={Download} />}
          {assignment ? assignedMessages.csv : exportMessages.label}
        </Button>
      )}
      {assignment ? (
        <AssignedActions assignment={assignment} />
      ) : (
        // One filled button a page: what waits has it.
        <LinkButton share={share} variant={hasToDo(report) ? 'secondary' : 'primary'} />
      )}
      <ReportMenu share={share} />
    </div>
  );
}

/** Of all takers, also of those that are not on the screen. */
function useExportReport(report: ShareReport, timeZone: string) {
  const { showError } = useToasts();
  const { testId: code } = report.share;
  const exporting = useMutation({
    async mutationFn() {
      const takers = await askAllTakers(code);
      const answers = report.assignment && (await askAllAnswers(code));
      const csv = writeReportCsv({ report, takers, answers, timeZone });
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), exportMessages.fileName(code));
    },
    onError: (error) =>
      showError(exportMessages.failed(readFailure(error, messages.unknownFailure))),
  });
  return { isExporting: exporting.isPending, exportReport: () => exporting.mutate() };
}
