import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { SelectedMaterials } from '../../../materials/library/selected-materials.tsx';
import { MaterialCard } from '../../../materials/material-card.tsx';
import { photoCheckMessages } from '../../../materials/checking/messages.ts';
import { PolicyInfo } from '../../../materials/policy-info.tsx';
import { PolicyWarning } from '../../../materials/policy-warning.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { uploadMessages as messages } from '../messages.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useUploadStep } from './use-upload-step.ts';
import { WizardStep } from '../wizard-step.tsx';

/** The first step: what the cards are made of [FWIZ-08]. */
export function UploadStep() {
  const textField = useRef<HTMLTextAreaElement>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const step = useUploadStep({ textField, errorBox, continueButton });
  const { isLoading } = step;
  return (
    <WizardStep
      title={messages.title}
      lead={isLoading ? messages.continuingLead : messages.lead}
      aside={
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MaterialCard characters={step.characters} plan={step.plan}>
            {step.draft.mode === 'existing' && (
              <div inert={isLoading}>
                <SelectedMaterials
                  selected={step.draft.selected}
                  onChange={(materials) => step.store.change({ type: 'select', materials })}
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
          <Link
            to={paths.flashcards}
            className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
          >
            <Icon icon={ArrowLeft} />
            {messages.back}
          </Link>
          <div className="flex items-center gap-4 max-md:grid max-md:gap-1.5">
            {/* What keeps the button from being pressed, as news for those who do not see it. */}
            <p role="status" className="max-w-90 type-sm text-ink-2 empty:hidden max-md:type-xs">
              {step.unchecked > 0 ? photoCheckMessages.first(step.unchecked) : step.missing}
            </p>
            <Button
              ref={continueButton}
              variant="primary"
              canWrap
              disabled={!step.canContinue}
              isBusy={isLoading}
              onClick={step.submit}
            >
              {isLoading ? messages.continuing : messages.continue}
            </Button>
          </div>
        </>
      }
    >
      <UploadPanel step={step} textField={textField} errorBox={errorBox} />
    </WizardStep>
  );
}
