import type { ShareReport } from '@engram/core/sharing/share.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { reportKey } from '../report/queries.ts';
import { regradeMessages as messages } from './messages.ts';

/** How far grading again has come; at its end everything on the screen is asked for anew. */
export function RegradingLine({ report: { share, regrading = null } }: { report: ShareReport }) {
  const client = useQueryClient();
  const code = share.testId;
  const isRunning = regrading !== null;
  const wasRunning = useRef(isRunning);
  // The takers and what they answered were read while it ran.
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void client.invalidateQueries({ queryKey: reportKey(code) });
    }
    wasRunning.current = isRunning;
  }, [client, code, isRunning]);
  return (
    // There before its words are, so that they are announced.
    <div role="status" className="empty:hidden">
      {regrading && (
        <div className="grid gap-2">
          <p className="type-sm font-semibold">
            {messages.regrading(regrading.done, regrading.of)}
          </p>
          <ProgressBar
            aria-label={messages.regradingLabel}
            value={(100 * regrading.done) / regrading.of}
            isThin
          />
        </div>
      )}
    </div>
  );
}
