import { CircleCheck, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { DialogActions } from '../dialogs/dialog-frame.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Field } from '../forms/field.tsx';
import { Icon } from '../icon.tsx';
import { Note } from '../states/note.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { useToasts } from '../toasts/toast-provider.tsx';
import { toastClass, toastCloseClass } from '../toasts/toast.tsx';
import { SheetSection } from './sheet-section.tsx';

export function MessageSection() {
  return (
    <SheetSection id="feedback" title="Banners, toast, dialogs">
      <NoteSpecimens />
      <ToastSpecimens />
      <DialogDrawings />
      <OpenableDialogs />
    </SheetSection>
  );
}

function NoteSpecimens() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Note>Please log in to continue.</Note>
      <Note tone="green">Correct! Well done.</Note>
      <Note tone="yellow">
        Warning: Your content may contain sensitive material that requires review. You may continue,
        but ensure your content complies with our policies.
      </Note>
      <Note tone="red">
        The request took too long to complete. Please try again or reduce the number of questions.
      </Note>
    </div>
  );
}

function ToastSpecimens() {
  const { showToast, showError } = useToasts();
  return (
    <>
      <div className={toastClass}>
        <Icon icon={CircleCheck} className="text-mark" />
        <span className="min-w-0 flex-1">Profile updated successfully!</span>
        <button type="button" aria-label="Dismiss" className={toastCloseClass}>
          <Icon icon={X} size="small" />
        </button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => showToast('Profile updated successfully!')}>Show toast</Button>
        <Button onClick={() => showError('Failed to save. Please try again.')}>Show error</Button>
        <Button onClick={() => showError('You are offline. Check your connection.')}>
          Show another error
        </Button>
      </div>
    </>
  );
}

/** Drawn without the scrim, so that all four can be compared. */
function DialogDrawings() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DialogDrawing
        title="Leave Test Creation?"
        body="Leaving will reset your test creation process. You'll need to start over. Are you sure?"
      >
        <Button>Cancel</Button>
        <Button variant="danger-solid">Leave &amp; Reset</Button>
      </DialogDrawing>
      <DialogDrawing
        title="Leave Test?"
        body="Your answers are saved. You can resume this test from Today or from Tests, or discard it there."
      >
        <Button>Cancel</Button>
        <Button variant="primary">Leave Test</Button>
      </DialogDrawing>
      <DialogDrawing title="Unanswered Questions" body="3 of 10 questions have no answer yet.">
        <Button>Cancel</Button>
        <Button variant="primary">Submit Anyway</Button>
      </DialogDrawing>
      <DialogDrawing
        title="Tab Switch Detected"
        body="You switched tabs or windows during the test. This has been recorded. Please stay focused on the test."
      >
        <Button variant="primary">Continue Test</Button>
      </DialogDrawing>
    </div>
  );
}

type DialogDrawingProps = { title: string; body: string; children: ReactNode };

function DialogDrawing({ title, body, children }: DialogDrawingProps) {
  return (
    <div className="grid content-start gap-4 rounded-dialog border border-line bg-raised p-6 shadow-e3">
      <h3 className="type-h3">{title}</h3>
      <p className="type-sm text-ink-2">{body}</p>
      <DialogActions>{children}</DialogActions>
    </div>
  );
}

type OpenDialog = 'leave' | 'notice' | 'share';

function OpenableDialogs() {
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('leave')}>Open confirmation</Button>
      <Button onClick={() => setOpen('notice')}>Open notice</Button>
      <Button onClick={() => setOpen('share')}>Open dialog</Button>
      <ConfirmDialog
        isOpen={open === 'leave'}
        title="Leave Test Creation?"
        body="Leaving will reset your test creation process. You'll need to start over. Are you sure?"
        cancelLabel="Cancel"
        onCancel={close}
        actionLabel="Leave & Reset"
        onConfirm={close}
        tone="danger"
      />
      <ConfirmDialog
        isOpen={open === 'notice'}
        title="Tab Switch Detected"
        body="You switched tabs or windows during the test. This has been recorded. Please stay focused on the test."
        actionLabel="Continue Test"
        onConfirm={close}
      />
      <Dialog
        isOpen={open === 'share'}
        onClose={close}
        title="Share test"
        description="Anyone with the code can take it for three days."
        closeLabel="Close"
        width="wide"
      >
        <Field label="Test name">
          <TextInput defaultValue="Memory and the brain" />
        </Field>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={close}>
            Create Share Link
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
