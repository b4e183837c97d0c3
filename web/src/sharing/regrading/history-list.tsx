import type { PastCorrection } from '@engram/core/sharing/correcting/correction.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { writeTaken } from '../../attempts/write-time.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { correct } from '../grading/queries.ts';
import { describeCorrection } from './describe-correction.ts';
import { historyMessages as messages, regradeMessages } from './messages.ts';

type History = { corrections: readonly PastCorrection[]; sharedAt: string };

type HistoryListProps = { code: string; history: History; timeZone: string; now: number };

/** What was changed of a question, the latest first, each with the way back. */
export function HistoryList({ code, history, timeZone, now }: HistoryListProps) {
  const { corrections, sharedAt } = history;
  const { isUndoing, undo } = useUndo(code);
  const writeTime = (moment: string) => writeTaken(moment, { now, timeZone });
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)]">
      {corrections.map((one) => {
        const { version, correction, madeAt, note, isUndone } = one;
        const what = messages.kinds[correction.kind];
        return (
          <Entry key={version} isOn={!isUndone}>
            <b className={classNames('font-semibold', isUndone && 'text-ink-3')}>
              {what}
              {isUndone && `, ${messages.isUndone}`}
            </b>
            <span className="type-sm wrap-anywhere text-ink-2">
              {[`${writeTime(madeAt)}.`, describeCorrection(one, corrections)].join(' ').trim()}
            </span>
            {note !== null && (
              <span className="type-sm wrap-anywhere text-ink-2">{messages.note(note)}</span>
            )}
            {!isUndone && correction.kind !== 'undo' && (
              <TextButton
                aria-label={messages.undoOf(what, writeTime(madeAt))}
                aria-disabled={isUndoing || undefined}
                onClick={() => undo(version)}
                className="justify-self-start"
              >
                <Icon icon={Undo2} size="small" />
                {messages.undo}
              </TextButton>
            )}
          </Entry>
        );
      })}
      <Entry isOn={false}>
        <b className="font-semibold">{messages.shared}</b>
        <span className="type-sm text-ink-2">{writeTime(sharedAt)}</span>
      </Entry>
    </ol>
  );
}

function Entry({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 ps-8 not-last:pb-4 not-last:before:absolute not-last:before:start-[5px] not-last:before:top-5 not-last:before:bottom-0 not-last:before:w-0.5 not-last:before:bg-line">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute start-0 top-1.5 size-3 rounded-full border-2 border-petrol',
          isOn && 'bg-petrol forced-chosen',
        )}
      />
      {children}
    </li>
  );
}

/** What came after it stays as it is. */
function useUndo(code: string) {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  const undoing = useMutation({
    mutationFn: (version: number) => correct(code, { kind: 'undo', version }),
    onSuccess: async () => {
      showToast(messages.undone);
      await client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error) =>
      showError(messages.notUndone(readFailure(error, regradeMessages.unknownFailure))),
  });
  return {
    isUndoing: undoing.isPending,
    undo: (version: number) => !undoing.isPending && undoing.mutate(version),
  };
}
