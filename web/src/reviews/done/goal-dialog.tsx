import { reviewLimits } from '@engram/core/limits.ts';
import { changeReviewSettings } from '@engram/core/reviews/api.ts';
import type { ReviewSettings } from '@engram/core/reviews/review-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reviewsKey } from '../../reviews-key.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Note } from '../../ui/states/note.tsx';
import { NumberStepper } from '../../ui/forms/number-stepper.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { goalMessages as messages } from '../messages.ts';

type GoalDialogProps = {
  isOpen: boolean;
  settings: ReviewSettings;
  onClose: () => void;
};

/** How much to remember, and how much to do in a day. */
export function GoalDialog({ isOpen, ...form }: GoalDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onClose}
      title={messages.title}
      description={messages.lead}
      closeLabel={messages.close}
    >
      {isOpen && <GoalForm {...form} />}
    </Dialog>
  );
}

function GoalForm({ settings, onClose }: Omit<GoalDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState(settings);
  const { showToast } = useToasts();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changeReviewSettings, { body: draft }),
    onSuccess() {
      showToast(messages.saved);
      onClose();
      void client.invalidateQueries({ queryKey: reviewsKey });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }

  const steps = { decreaseLabel: messages.less, increaseLabel: messages.more };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={messages.recall} hint={messages.recallHint}>
        <NumberStepper
          {...steps}
          value={draft.retention}
          min={reviewLimits.minRetention}
          max={reviewLimits.maxRetention}
          onValueChange={(retention) => setDraft({ ...draft, retention })}
        />
      </Field>
      <Field label={messages.newPerDay} hint={messages.newHint}>
        <NumberStepper
          {...steps}
          value={draft.newPerDay}
          min={0}
          max={reviewLimits.maxNewPerDay}
          onValueChange={(newPerDay) => setDraft({ ...draft, newPerDay })}
        />
      </Field>
      <Field label={messages.duePerDay} hint={messages.dueHint}>
        <NumberStepper
          {...steps}
          value={draft.duePerDay}
          min={1}
          max={reviewLimits.maxDuePerDay}
          onValueChange={(duePerDay) => setDraft({ ...draft, duePerDay })}
        />
      </Field>
      {error && <Note tone="red">{readFailure(error, messages.notSaved)}</Note>}
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
      </DialogActions>
    </form>
  );
}
