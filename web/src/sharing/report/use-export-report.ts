import type { ShareReport } from '@engram/core/sharing/share.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../http/download.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { exportMessages as messages, reportMessages } from './messages.ts';
import { askAllTakers } from './queries.ts';
import { writeReportCsv } from './write-report-csv.ts';

/** Of all takers, also of those that are not on the screen. */
export function useExportReport(report: ShareReport, timeZone: string) {
  const { showError } = useToasts();
  const { testId: code } = report.share;
  const exporting = useMutation({
    async mutationFn() {
      const takers = await askAllTakers(code);
      const csv = writeReportCsv({ report, takers, timeZone });
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), messages.fileName(code));
    },
    onError: (error) =>
      showError(messages.failed(readFailure(error, reportMessages.unknownFailure))),
  });
  return { isExporting: exporting.isPending, exportReport: () => exporting.mutate() };
}
