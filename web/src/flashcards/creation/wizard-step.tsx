import type { ReactNode } from 'react';
import { FlowFooter } from '../../practice-tests/creation/flow-footer.tsx';
import { ProgressStepper } from '../../ui/navigation/progress-stepper.tsx';
import { createMessages as messages } from './messages.ts';
import { useWizard } from './use-wizard.ts';
import { wizardSteps } from './wizard.ts';

type WizardStepProps = {
  title: string;
  lead?: string;
  /** Beside the work, or below it where the window is narrow. */
  aside?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** The frame that all steps share [FWIZ-03]. */
export function WizardStep({ title, lead, aside, actions, children }: WizardStepProps) {
  return (
    <>
      <WizardHeader />
      <div
        className={
          aside === undefined
            ? 'wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-2.5 pb-[clamp(32px,4vw,56px)]'
            : 'wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-2.5 pb-[clamp(32px,4vw,56px)] lg:grid-cols-[minmax(0,1fr)_336px]'
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid gap-1">
            <h1 className="type-h1">{title}</h1>
            {/* It may tell what the step is doing. */}
            {lead !== undefined && (
              <p role="status" className="text-ink-2">
                {lead}
              </p>
            )}
          </div>
          {children}
        </div>
        {aside}
      </div>
      <FlowFooter>{actions}</FlowFooter>
    </>
  );
}

/** Which of the three steps this is; marking belongs to the second. */
export function WizardHeader() {
  const { currentStep } = useWizard().wizard;
  return (
    <div className="wrap flex min-h-18 items-center">
      <ProgressStepper
        aria-label={messages.steps.label}
        steps={messages.steps.names}
        current={wizardSteps.indexOf(currentStep === 'mark' ? 'configure' : currentStep)}
        doneLabel={messages.steps.done}
      />
    </div>
  );
}
