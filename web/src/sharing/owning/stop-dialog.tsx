import { stopSharing } from '@engram/core/sharing/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { stoppingMessages as messages } from './messages.ts';

type StopDialogProps = { code: string; isOpen: boolean; onClose: () => void };

/** Ends a link before its time (N36). */
export function StopDialog({ code, isOpen, onClose }: StopDialogProps) {
  const client = useQueryClient();
  const { showToast, showError } = useToasts();
  const stopping = useMutation({
    mutationFn: () => call(stopSharing, { params: { id: code } }),
    onSuccess: () => {
      showToast(messages.stopped);
      // Not waited for: the focus must be back at the button before the new list takes that away.
      void client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error) => showError(messages.notStopped(readFailure(error, messages.unknownFailure))),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.title}
      body={messages.text(code)}
      cancelLabel={messages.cancel}
      onCancel={onClose}
      actionLabel={messages.stop}
      tone="danger"
      isBusy={stopping.isPending}
      onConfirm={() => stopping.mutate()}
    />
  );
}
