import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { DialogActions, dialogPanelClass, scrimClass } from './dialog-frame.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  body: ReactNode;
  /** More than words, such as a field to type DELETE into. */
  children?: ReactNode;
  actionLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** What it has started cannot be taken back, so it stays open until that is over. */
  isBusy?: boolean;
  isActionDisabled?: boolean;
} & (
  | { cancelLabel: string; onCancel: () => void }
  // A notice has one button, and Escape presses it.
  | { cancelLabel?: never; onCancel?: never }
);

/** Focus starts on Cancel and Escape cancels; a click on the scrim does nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  body,
  children,
  actionLabel,
  onConfirm,
  cancelLabel,
  onCancel,
  tone = 'primary',
  isBusy = false,
  isActionDisabled = false,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const dismiss = onCancel ?? onConfirm;
  // Not AlertDialog.Action: it would report closing, which here means cancelling.
  const action = (
    <Button
      variant={tone === 'danger' ? 'danger-solid' : 'primary'}
      isBusy={isBusy}
      disabled={isActionDisabled}
      {...(onCancel && { onClick: onConfirm })}
    >
      {actionLabel}
    </Button>
  );
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && dismiss()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass}>
          <AlertDialog.Content {...returnFocus} className={dialogPanelClass('narrow')}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <AlertDialog.Title className="type-h2">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-ink-2">{body}</AlertDialog.Description>
              {children}
              <DialogActions>
                <AlertDialog.Cancel asChild>
                  {onCancel ? <Button isPaused={isBusy}>{cancelLabel}</Button> : action}
                </AlertDialog.Cancel>
                {onCancel && action}
              </DialogActions>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
