import { useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { attemptsOf } from '../../keeping/attempt-store.ts';
import { findReported } from '../../keeping/report.ts';
import { useAttemptPart } from '../../keeping/use-attempts.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.report;

type Reported = {
  questionId: string;
  /** Counted from 1, as it is shown. */
  number: number;
  /** Nothing follows that the report could lead to. */
  isLast: boolean;
};

type Reporting = {
  uid: string;
  attemptId: string;
  onReported: (reported: Reported) => void;
  onUndone?: (reported: Reported) => void;
};

/** A report asks first, and can be taken back for a while; until then nobody is told of it. */
export function useReport({ uid, attemptId, onReported, onUndone }: Reporting) {
  const { showToast } = useToasts();
  const [asked, setAsked] = useState<Reported>();
  const end = useRef<() => void>(undefined);
  const reportedId = useAttemptPart({ uid, id: attemptId }, findReported);

  // The offer lives outside of the screen, and would outlast it.
  useEffect(() => () => end.current?.(), []);

  function report(reported: Reported) {
    const store = attemptsOf(uid);
    setAsked(undefined);
    store.report(attemptId, reported.questionId);
    end.current = showToast(messages.done(reported.number), {
      label: messages.undo,
      onPress() {
        store.withdrawReport(attemptId);
        onUndone?.(reported);
      },
      onEnd: () => store.settleReport(attemptId),
    });
    onReported(reported);
  }

  /** Once per test [RUN-19]. Never replaced, so that fifty questions are not rendered for it. */
  const ask = useCallback(
    (reported: Reported) => {
      if (findReported(attemptsOf(uid).find(attemptId)) === undefined) setAsked(reported);
    },
    [uid, attemptId],
  );

  return {
    reportedId,
    ask,
    dialog: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={messages.title}
        body={asked?.isLast ? messages.text : messages.textAndNext}
        cancelLabel={messages.cancel}
        onCancel={() => setAsked(undefined)}
        actionLabel={messages.confirm}
        onConfirm={() => asked && report(asked)}
      />
    ),
  };
}
