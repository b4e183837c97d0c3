import { type DataExport, downloadExport } from '@engram/core/privacy/api.ts';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { fetchFile, saveFile } from '../../http/download.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Note } from '../../ui/states/note.tsx';
import { exportMessages as messages, settingsMessages } from './messages.ts';
import { PasswordProofField } from './password/password-proof-field.tsx';
import { usePasswordProof } from './password/use-password-proof.ts';

type DownloadDialogProps = { latest: DataExport; isOpen: boolean; onClose: () => void };

export function DownloadDialog({ latest, isOpen, onClose }: DownloadDialogProps) {
  const proof = usePasswordProof();
  const download = useMutation({
    mutationFn: async () => {
      await proof.prove();
      return fetchFile(downloadExport, { params: { id: latest.id } });
    },
    onSuccess: (file) => {
      saveFile(file, `account-export-${latest.requestedAt.slice(0, 10)}.zip`);
      close();
    },
    onError: (error) => void proof.noteFailure(error),
  });

  function close() {
    proof.forget();
    download.reset();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!download.isPending && proof.isReady()) download.mutate();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={messages.downloadTitle}
      description={messages.downloadText}
      closeLabel={settingsMessages.close}
      isBusy={download.isPending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PasswordProofField proof={proof} />
        {download.error && proof.problem === undefined && (
          <Note tone="red">
            {messages.notDownloaded(readFailure(download.error, settingsMessages.failed))}
          </Note>
        )}
        <DialogActions>
          <Button isPaused={download.isPending} onClick={close}>
            {settingsMessages.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={download.isPending}>
            {download.isPending ? messages.downloading : messages.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
