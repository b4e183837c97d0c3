import type { ClassTest } from '@engram/core/classes/gradebook.ts';
import { setTestWeight } from '@engram/core/classes/gradebook-api.ts';
import { classLimits } from '@engram/core/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classesKey } from '../../classes-key.ts';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { bookMessages as messages, classMessages } from '../messages.ts';

type WeightsDialogProps = {
  classId: string;
  tests: readonly ClassTest[];
  isOpen: boolean;
  onClose: () => void;
};

const weights = Array.from({ length: classLimits.maxWeight + 1 }, (_, weight) => weight);

/** Each is kept as it is chosen. */
export function WeightsDialog({ classId, tests, isOpen, onClose }: WeightsDialogProps) {
  const client = useQueryClient();
  const { showError } = useToasts();
  const weighing = useMutation({
    mutationFn: ({ code, weight }: { code: string; weight: number }) =>
      call(setTestWeight, { params: { classId, code }, body: { weight } }),
    onSettled: () => client.invalidateQueries({ queryKey: classesKey }),
    onError: (error) =>
      showError(messages.weightFailed(readFailure(error, classMessages.unknownFailure))),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.weightsTitle}
      description={messages.weightsText}
      closeLabel={classMessages.close}
    >
      <ul>
        {tests.map(({ code, title, weight }) => (
          <li
            key={code}
            className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
          >
            <span className="min-w-0 font-serif wrap-anywhere">{title}</span>
            <Select
              className="w-24 shrink-0"
              aria-label={messages.weightOf(title)}
              value={
                weighing.isPending && weighing.variables.code === code
                  ? weighing.variables.weight
                  : weight
              }
              onChange={({ target }) => weighing.mutate({ code, weight: Number(target.value) })}
            >
              {weights.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
