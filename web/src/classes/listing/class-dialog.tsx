import { changeClass, createClass } from '@engram/core/classes/api.ts';
import type { Class, ClassWords } from '@engram/core/classes/class.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession, useUser } from '../../accounts/session/session.tsx';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { classMessages, formMessages as messages } from '../messages.ts';
import { classesKey } from '../../classes-key.ts';
import { ClassForm } from './class-form.tsx';

type ClassDialogProps = {
  /** 'new', or the one that is changed; open while there is one. */
  subject: Class | 'new' | undefined;
  onClose: () => void;
  onSaved: (saved: Class) => void;
};

export function ClassDialog({ subject, onClose, onSaved }: ClassDialogProps) {
  const user = useUser();
  const { updateUser } = useSession();
  const client = useQueryClient();
  const { showError } = useToasts();
  const taught = subject === 'new' ? undefined : subject;
  const failed = taught ? messages.notSaved : messages.notMade;
  const saving = useMutation({
    mutationFn: (words: ClassWords) =>
      taught
        ? call(changeClass, { params: { classId: taught.id }, body: words })
        : call(createClass, { body: { ...words, mayKeepData: true } }),
    onSuccess: async (saved) => {
      // From now on classes have a place in the header.
      if (user && user.teaches !== true) updateUser({ ...user, teaches: true });
      onSaved(saved);
      await client.invalidateQueries({ queryKey: classesKey });
    },
    onError: (error) => showError(failed(readFailure(error, classMessages.unknownFailure))),
  });
  return (
    <Dialog
      isOpen={subject !== undefined}
      onClose={onClose}
      title={taught ? messages.editTitle : messages.makeTitle}
      closeLabel={classMessages.close}
      isBusy={saving.isPending}
    >
      {subject !== undefined && (
        <ClassForm
          taught={taught}
          isBusy={saving.isPending}
          onSave={(words) => saving.mutate(words)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
