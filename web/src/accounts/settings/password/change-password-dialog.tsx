import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { passwordMessages as messages, settingsMessages } from '../messages.ts';
import { useChangePassword } from './use-change-password.ts';

type ChangePasswordDialogProps = {
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
};

export function ChangePasswordDialog({
  email,
  isOpen,
  onClose,
  onChanged,
}: ChangePasswordDialogProps) {
  const change = useChangePassword({ onChanged });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.change}
      description={messages.dialogText}
      closeLabel={settingsMessages.close}
      isBusy={change.isPending}
    >
      <ChangePasswordForm email={email} change={change} onClose={onClose} />
    </Dialog>
  );
}
