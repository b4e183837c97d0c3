import type { DataExport } from '@engram/core/privacy/api.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { exportMessages as messages, settingsMessages } from './messages.ts';
import { exportQuery, isRunning } from './queries.ts';
import { SettingTask } from './setting-row.tsx';
import type { StartedExport } from './use-start-export.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { writeDay } from './write-time.ts';

type ExportTaskProps = { start: StartedExport; timeZone: string };

/** A copy of all data, made by the server while the user does something else (D22). */
export function ExportTask({ start, timeZone }: ExportTaskProps) {
  const { data, dataUpdatedAt, isPending } = useQuery(exportQuery);
  const latest = findCurrent(data?.latest, dataUpdatedAt);
  const stateBox = useLostFocus({ isExpected: start.isSuccess, change: latest?.state });
  return (
    <SettingTask
      title={messages.title}
      text={messages.text}
      action={
        !isRunning(latest) && (
          <Button
            size="small"
            disabled={isPending}
            isBusy={start.isPending}
            onClick={() => start.mutate()}
          >
            {start.isPending ? messages.starting : startLabel(latest)}
          </Button>
        )
      }
    >
      {start.error && (
        <Note tone="red">
          {messages.notStarted(readFailure(start.error, settingsMessages.failed))}
        </Note>
      )}
      {latest?.state === 'failed' && <Note tone="red">{messages.failed}</Note>}
      {/* The region is there before its words, because screen readers announce changes only. */}
      <div
        ref={stateBox}
        role="status"
        tabIndex={-1}
        className="-mt-3 rounded-tile focus-visible:shadow-none *:mt-3"
      >
        {latest && <ExportState latest={latest} timeZone={timeZone} />}
      </div>
    </SettingTask>
  );
}

function ExportState({ latest, timeZone }: { latest: DataExport; timeZone: string }) {
  switch (latest.state) {
    case 'waiting':
    case 'working':
      return <ExportProgress latest={latest} />;
    case 'ready':
      return <ReadyExport latest={latest} timeZone={timeZone} />;
    case 'failed':
      return null;
  }
}

function ExportProgress({ latest: { state, filesDone, filesInAll } }: { latest: DataExport }) {
  const words =
    state === 'waiting'
      ? messages.waiting
      : messages.working(count.format(filesDone), count.format(filesInAll));
  return (
    <div className="grid gap-1.5">
      <ProgressBar
        aria-label={messages.progress}
        value={filesInAll === 0 ? 0 : (100 * filesDone) / filesInAll}
        valueText={words}
        isThin
      />
      <p className="type-xs text-ink-2">{words}</p>
    </div>
  );
}

function ReadyExport({ latest, timeZone }: { latest: DataExport; timeZone: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-success-soft px-3.25 py-2.75 text-success-ink">
      <p className="min-w-0 flex-1 basis-60 type-sm">
        {latest.expiresAt === null
          ? messages.readyUndated
          : messages.ready(writeDay(latest.expiresAt, timeZone))}
      </p>
      <Button size="small" variant="primary" onClick={() => setIsAsking(true)}>
        <Icon icon={Download} size="small" />
        {messages.download}
      </Button>
      <DownloadDialog latest={latest} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  );
}

/** A finished copy that the server keeps no longer is none. */
function findCurrent(latest: DataExport | null | undefined, now: number): DataExport | undefined {
  if (!latest) return undefined;
  const isOver = latest.expiresAt !== null && new Date(latest.expiresAt).getTime() <= now;
  return latest.state === 'ready' && isOver ? undefined : latest;
}

function startLabel(latest: DataExport | undefined): string {
  if (latest?.state === 'ready') return messages.startAgain;
  return latest?.state === 'failed' ? messages.retry : messages.start;
}

const count = new Intl.NumberFormat('en-US');
