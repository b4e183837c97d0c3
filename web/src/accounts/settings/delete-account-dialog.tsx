import { accountMessages } from '@engram/core/accounts/messages.ts';
import { confirmsDeletion, deleteAccount } from '@engram/core/privacy/api.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/states/note.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { useSession } from '../session/session.tsx';
import { deletionMessages as messages, settingsMessages } from './messages.ts';
import { PasswordProofField } from './password/password-proof-field.tsx';
import { type PasswordProof, usePasswordProof } from './password/use-password-proof.ts';

const exactWord = 'DELETE'; // CF-10: the button takes nothing else

type DeleteAccountDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** "Want a copy first?" */
  onExport: () => void;
};

export function DeleteAccountDialog({ isOpen, onClose, onExport }: DeleteAccountDialogProps) {
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();
  const proof = usePasswordProof();
  const deletion = useDeletion(proof);

  function close() {
    setWord('');
    setProblem(undefined);
    proof.forget();
    deletion.reset();
    onClose();
  }

  function confirm() {
    if (deletion.isPending) return;
    if (!confirmsDeletion(word)) return setProblem(accountMessages.deletionWord); // [SET-36]
    if (proof.isReady()) deletion.mutate(word, { onError: proof.noteFailure });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.title}
      body={messages.warning}
      cancelLabel={messages.cancel}
      onCancel={close}
      actionLabel={deletion.isPending ? messages.deleting : messages.confirm}
      onConfirm={confirm}
      tone="danger"
      isBusy={deletion.isPending}
      isActionDisabled={word !== exactWord && !deletion.isPending}
    >
      <CopyFirst
        isDisabled={deletion.isPending}
        onExport={() => {
          close();
          onExport();
        }}
      />
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          confirm();
        }}
        className="grid gap-4"
      >
        <Field label={messages.field} error={problem}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={word}
            onChange={(event) => {
              setWord(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <PasswordProofField proof={proof} />
        {/* The dialog's button is outside, and Enter in one of two fields looks for one inside. */}
        <button type="submit" hidden>
          {messages.confirm}
        </button>
        {deletion.error && proof.problem === undefined && (
          <Note tone="red">{readFailure(deletion.error, settingsMessages.failed)}</Note>
        )}
      </form>
    </ConfirmDialog>
  );
}

type CopyFirstProps = { isDisabled: boolean; onExport: () => void };

function CopyFirst({ isDisabled, onExport }: CopyFirstProps) {
  return (
    <div className="flex items-center gap-2.5 rounded-tile bg-petrol-soft px-3.25 py-2.75 type-sm text-petrol-ink">
      <Icon icon={Download} />
      <p>
        {messages.copyFirst}{' '}
        <button
          type="button"
          disabled={isDisabled}
          onClick={onExport}
          className="rounded-tag font-[650] underline underline-offset-[0.18em] disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline"
        >
          {messages.exportData}
        </button>
      </p>
    </div>
  );
}

/** The server ends all sessions with the account; this browser forgets its own (SM-07). */
function useDeletion({ prove }: PasswordProof) {
  const { forgetSession } = useSession();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (confirmation: string) => {
      await prove();
      return call(deleteAccount, { body: { confirmation } });
    },
    onSuccess: () => {
      forgetSession();
      void navigate(paths.home);
      showToast(accountMessages.deleted);
    },
  });
}
