import { flowProgress } from '@engram/core/limits.ts';
import { useRef } from 'react';
import { type MetaDescriptor, useNavigate } from 'react-router';
import { photoCheckMessages } from '../../../materials/checking/messages.ts';
import { SelectedMaterials } from '../../../materials/library/selected-materials.tsx';
import { MaterialCard } from '../../../materials/material-card.tsx';
import { PolicyInfo } from '../../../materials/policy-info.tsx';
import { PolicyWarning } from '../../../materials/policy-warning.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FlowStep } from '../flow-step.tsx';
import { InputPanel } from './input-panel.tsx';
import { LeaveButton } from './leave-button.tsx';
import { inputMessages as messages } from '../messages.ts';
import { useInputStep } from './use-input-step.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The first step of test creation [BROUTE-01] [BROUTE-02]. */
export default function InputScreen() {
  const textField = useRef<HTMLTextAreaElement>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const step = useInputStep({
    textField,
    errorBox,
    continueButton,
    onSaved: () => void navigate(paths.testConfig), // [BROUTE-22]
  });
  const { draft, store, plan, reading } = step;
  return (
    <FlowStep
      step={0}
      percent={flowProgress.input}
      title={messages.title}
      lead={messages.lead}
      aside={
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MaterialCard characters={step.characters} plan={plan}>
            {draft.mode === 'existing' && (
              <div inert={step.isSaving}>
                <SelectedMaterials
                  selected={draft.selected}
                  onChange={(materials) => store.change({ type: 'select', materials })}
                />
              </div>
            )}
          </MaterialCard>
          <PolicyWarning judgement={step.judgement} />
          <PolicyInfo />
        </aside>
      }
      actions={
        <>
          <LeaveButton onLeave={step.cancel} />
          <div className="flex items-center gap-4 max-md:grid">
            {reading === 0 && step.unchecked > 0 && (
              <p className="type-sm text-ink-3">{photoCheckMessages.first(step.unchecked)}</p>
            )}
            {reading > 0 && (
              // In a narrow window the rows say it, and the bar stays as low as it is.
              <p className="type-sm text-ink-3 max-md:sr-only">{messages.stillReading(reading)}</p>
            )}
            <Button
              ref={continueButton}
              variant="primary"
              canWrap
              disabled={!step.canContinue}
              isBusy={step.isSaving}
              onClick={step.submit}
            >
              {step.isSaving ? messages.continuing : messages.continue}
            </Button>
          </div>
        </>
      }
    >
      <InputPanel step={step} textField={textField} errorBox={errorBox} />
    </FlowStep>
  );
}
