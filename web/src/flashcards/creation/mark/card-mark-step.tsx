import { cardWizardMessages } from '@engram/core/flashcards/wizard-messages.ts';
import { testLimits } from '@engram/core/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { MarkStep } from '../../../marks/mark-step.tsx';
import { markStepMessages as messages } from '../../../marks/messages.ts';
import { suggestSetName, suggestTestName } from '../../../materials/suggest-name.ts';
import { pathsOf } from '../../../paths.ts';
import { testsKey } from '../../../practice-tests/queries.ts';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { flashcardsKey } from '../../queries.ts';
import { useRefreshDue } from '../../use-refresh-due.ts';
import { pathOfStep, useWizard } from '../use-wizard.ts';
import { WizardHeader } from '../wizard-step.tsx';

/** Marking the material of a set, instead of having its cards made. */
export function CardMarkStep() {
  const { wizard, end } = useWizard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { showToast } = useToasts();
  const refreshDue = useRefreshDue();
  const { parts, flashcardConfig } = wizard;
  return (
    <MarkStep
      header={<WizardHeader />}
      backTo={pathOfStep('configure')}
      title={parts[0]?.material.title ?? ''}
      materialIds={parts.map(({ material }) => material.id)}
      testName={suggestTestName(parts) || testLimits.defaultName}
      setName={flashcardConfig.setName.trim() || suggestSetName(parts) || messages.setName}
      onTest={({ id }) => {
        void queryClient.invalidateQueries({ queryKey: testsKey });
        void navigate(pathsOf.begin(id));
      }}
      onSet={({ id }) => {
        void queryClient.invalidateQueries({ queryKey: flashcardsKey });
        refreshDue();
        end();
        showToast(cardWizardMessages.created);
        void navigate(pathsOf.flashcardSet(id));
      }}
    />
  );
}
