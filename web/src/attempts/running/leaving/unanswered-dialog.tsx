import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { Gaps } from '../asking/use-answered.ts';
import { runnerMessages } from '../messages.ts';

const messages = runnerMessages.unanswered;

type UnansweredDialogProps = {
  /** None when it is closed. */
  gaps: Gaps;
  onCancel: () => void;
  onGoTo: (number: number) => void;
  onConfirm: () => void;
};

/** Before a test with gaps is submitted [RUN-10] to [RUN-12] (N20). */
export function UnansweredDialog({ gaps, onCancel, onGoTo, onConfirm }: UnansweredDialogProps) {
  const { numbers, begun } = gaps;
  return (
    <ConfirmDialog
      isOpen={numbers.length > 0}
      title={messages.title}
      body={messages.body(numbers.length - begun, begun)}
      cancelLabel={messages.cancel}
      onCancel={onCancel}
      actionLabel={messages.confirm}
      onConfirm={onConfirm}
    >
      <div
        role="group"
        aria-label={messages.goToLabel}
        className="-m-1 flex max-h-40 flex-wrap items-center gap-2 overflow-y-auto p-1"
      >
        <span className="me-1 type-sm text-ink-2">{messages.goTo}</span>
        {numbers.map((number) => (
          <Button
            key={number}
            size="small"
            aria-label={messages.goToQuestion(number)}
            onClick={() => onGoTo(number)}
            className="min-w-11"
          >
            {number}
          </Button>
        ))}
      </div>
    </ConfirmDialog>
  );
}
