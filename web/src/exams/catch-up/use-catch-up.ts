import { chooseCatchUp, undoCatchUp } from '@engram/core/exams/api.ts';
import type { CatchUpWay } from '@engram/core/exams/catch-up.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { planMessages } from '../messages.ts';
import { useShowAgain } from '../use-show-again.ts';
import { offerMessages as messages } from './messages.ts';

/** A way to catch up, or null to take it back. */
export function useCatchUp(examId: string) {
  const showAgain = useShowAgain();
  const { showError } = useToasts();
  return useMutation({
    mutationFn: (way: CatchUpWay | null) => {
      const params = { id: examId };
      return way === null
        ? call(undoCatchUp, { params })
        : call(chooseCatchUp, { params, body: { way } });
    },
    onSuccess: showAgain,
    onError: async (error) => {
      showError(messages.notChosen(readFailure(error, planMessages.unknownFailure)));
      // Another device may have chosen, or the day is over.
      await showAgain();
    },
  });
}
