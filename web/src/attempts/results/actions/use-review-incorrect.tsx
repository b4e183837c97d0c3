import { getMissedQuestions } from '@engram/core/attempts/api.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../http/api-error.ts';
import { call } from '../../../http/call.ts';
import { paths } from '../../../paths.ts';
import { PremiumDialog } from '../../../plans/premium-dialog.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { flushSync } from '../../keeping/sending/current-sync.ts';
import { actionMessages as messages } from '../messages.ts';
import { isMissed, type ResultView } from '../result-view.ts';

type ReviewIncorrect = { start: () => void; isPending: boolean; dialog: ReactNode };

/** To a session with what was missed [RES-42]; the server knows who may. */
export function useReviewIncorrect(view: ResultView): ReviewIncorrect {
  const { attemptId, testId, testName, parts, reviewed } = view;
  const navigate = useNavigate();
  const { showError, showToast } = useToasts();
  const [isPremiumShown, setIsPremiumShown] = useState(false);

  const starting = useMutation({
    async mutationFn() {
      // The submission may still be on its way.
      await flushSync();
      return call(getMissedQuestions, { params: { id: attemptId ?? '' } });
    },
    onSuccess({ questions, studyMaterial }) {
      // The verdict of the learner may have come in between (C19).
      if (questions.length === 0) return void showToast(messages.nothingMissed);
      const mode = 'missed-questions';
      const state = { questions, studyMaterial, mode, parts, testId, testName, attemptId };
      void navigate(paths.studySession, { state });
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'premium-only') {
        return setIsPremiumShown(true); // [RES-44]
      }
      showError(messages.studyFailed); // [BERR-25]
    },
  });

  return {
    start: () => (attemptId === undefined ? showError(messages.studyFailed) : starting.mutate()),
    isPending: starting.isPending,
    dialog: (
      <PremiumDialog
        isOpen={isPremiumShown}
        onClose={() => setIsPremiumShown(false)}
        feature={messages.reviewIncorrect}
        description={messages.reviewPremium(reviewed.filter(isMissed).length)}
      />
    ),
  };
}
