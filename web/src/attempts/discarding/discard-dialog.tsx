import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { discardMessages as messages } from './messages.ts';
import { useDiscardAttempt } from './use-discard-attempt.ts';

type DiscardDialogProps = {
  uid: string;
  /** The attempt that is to go; none while nobody is asked. */
  asked: { attemptId: string; testName: string } | undefined;
  onClose: () => void;
};

/** Before an attempt that was left is thrown away (D34). */
export function DiscardDialog({ uid, asked, onClose }: DiscardDialogProps) {
  const discarding = useDiscardAttempt(uid, onClose);
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={messages.title}
      body={<span className="wrap-anywhere">{messages.text(asked?.testName ?? '')}</span>}
      cancelLabel={messages.cancel}
      onCancel={onClose}
      actionLabel={messages.confirm}
      tone="danger"
      isBusy={discarding.isPending}
      onConfirm={() => asked && discarding.mutate(asked.attemptId)}
    />
  );
}
