import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../http/api-error.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { paths, pathsOf } from '../../../paths.ts';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { flashcardsKey } from '../../queries.ts';
import { useRefreshDue } from '../../use-refresh-due.ts';
import { keepSet } from '../keep-set.ts';
import { useWizard } from '../use-wizard.ts';

/** Keeps the set and leads to all of them [FWIZ-50]; what fails keeps everything here. */
export function useSaveSet() {
  const { wizard, end } = useWizard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { showToast } = useToasts();
  const refreshDue = useRefreshDue();
  // A second press of the same moment does not see the state of the mutation yet.
  const isUnderWay = useRef(false);
  const { made, cards, parts, flashcardConfig } = wizard;

  const saving = useMutation({
    mutationFn: (setId: string) =>
      keepSet({
        setId,
        config: flashcardConfig,
        generationId: made?.generationId ?? null,
        materialIds: parts.map(({ material }) => material.id),
        cards,
      }),
    onSuccess(_saved, setId) {
      void queryClient.invalidateQueries({ queryKey: flashcardsKey });
      refreshDue();
      end();
      showToast(cardWizardMessages.created, {
        label: cardWizardMessages.study,
        icon: Layers,
        onPress: () => void navigate(pathsOf.studySet(setId)),
      });
      void navigate(paths.flashcards);
    },
    onSettled() {
      isUnderWay.current = false;
    },
  });

  const { error } = saving;
  const failure = useMemo(() => (error ? explain(error) : undefined), [error]);
  return {
    save() {
      if (!made || isUnderWay.current) return;
      isUnderWay.current = true;
      saving.mutate(made.setId);
    },
    isSaving: saving.isPending,
    failure,
  };
}

/** [BERR-43], and why if the server says so: some of it no second try mends. */
function explain(error: unknown): string[] {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const reason = isRefusal ? readFailure(error, '') : '';
  return [cardWizardMessages.saveFailed, ...(reason === '' ? [] : [reason])];
}
