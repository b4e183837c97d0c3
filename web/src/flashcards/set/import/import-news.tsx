import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { unknownFailure } from '../../messages.ts';
import { describeLeftOut, importMessages as messages } from './messages.ts';
import type { useImport } from './use-import.ts';

/** What will be left out, how far it is, and what went wrong. */
export function ImportNews({ importing }: { importing: ReturnType<typeof useImport> }) {
  const { known, sending, hasBegun } = importing;
  const leftOut = hasBegun ? undefined : describeLeftOut(importing.leftOut);
  return (
    <>
      <div role="status" className="contents">
        {leftOut !== undefined && <Note tone="yellow">{leftOut}</Note>}
      </div>
      {known.isError && (
        <Note tone="red">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {messages.knownNotLoaded(readFailure(known.error, unknownFailure))}
            <Button size="small" isBusy={known.isFetching} onClick={() => void known.refetch()}>
              {messages.retry}
            </Button>
          </div>
        </Note>
      )}
      {sending?.failure !== undefined && (
        <Note tone="red">{messages.stopped(sending.sent, sending.of, sending.failure)}</Note>
      )}
      {sending?.isBusy === true && (
        <div className="grid gap-1.5">
          <ProgressBar
            aria-label={messages.progress}
            value={(sending.sent / sending.of) * 100}
            valueText={messages.sending(sending.sent, sending.of)}
          />
          <p className="type-xs text-ink-3">{messages.sending(sending.sent, sending.of)}</p>
        </div>
      )}
    </>
  );
}
