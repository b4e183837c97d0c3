import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { readTitle } from '@engram/core/rich-text/read-title.ts';
import type { SureCount } from '../../../generation/built-in-contract.ts';
import { paths } from '../../../paths.ts';
import { AskedText } from '../../../practice-tests/creation/without-ai/asked-text.tsx';
import { modelsQuery, waitsForEmail } from '../../../practice-tests/creation/models.ts';
import { ConfirmForAi } from '../../../practice-tests/creation/without-ai/confirm-for-ai.tsx';
import {
  confirmForAiMessages,
  waysOnMessages as messages,
  withoutAiMessages,
} from '../../../practice-tests/creation/without-ai/messages.ts';
import { WaysOn } from '../../../practice-tests/creation/without-ai/ways-on.tsx';
import { BlankedText } from '../../../questions/blanked-text.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { nameWish } from '../describe-wish.ts';
import { previewMessages } from '../messages.ts';
import { pathOfStep, useWizard } from '../use-wizard.ts';
import { WizardStep } from '../wizard-step.tsx';

/** Where there is too little for a set, the wizard stops before one is made (D37). */
export function TooFewCards({ count: { total, cards, proposed } }: { count: SureCount }) {
  const { wizard, change } = useWizard();
  const { data: menu } = useQuery(modelsQuery);
  const isWaiting = waitsForEmail(menu);

  function goOn() {
    change({ type: 'generate', key: crypto.randomUUID(), wish: nameWish(wizard) });
  }

  return (
    <WizardStep
      {...(isWaiting
        ? { title: messages.oneStep }
        : { title: messages.cards(total), lead: messages.cardsLead })}
      actions={<BackToConfig />}
    >
      <ConfirmForAi ask={confirmForAiMessages.cards} />
      {isWaiting && (
        <div className="grid gap-1">
          <h2 className="type-h2">{messages.cardsWithoutAi(total)}</h2>
          <p role="status" className="text-ink-2">
            {messages.cardsLead}
          </p>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_392px]">
        <div className="lg:order-last">
          <WaysOn
            found={cards.map(({ front, back }) => ({
              id: front,
              text: <BlankedText text={front} format="rich" />,
              kind: readTitle(back),
            }))}
            markPath={paths.cardsMark}
            proposed={proposed}
            addTextPath={pathOfStep('upload')}
            text={wizard.studyMaterial}
            last={
              total > 0 && (
                <TextButton className="justify-self-center" onClick={goOn}>
                  {messages.goOn(total)}
                </TextButton>
              )
            }
          />
        </div>
        <AskedText text={wizard.studyMaterial} quotes={cards.map(({ quote }) => quote)} />
      </div>
    </WizardStep>
  );
}

/** Cards are made on arrival, so whoever comes before they are counted waits for the number. */
export function CountingCards() {
  return (
    <WizardStep
      title={previewMessages.title}
      lead={withoutAiMessages.countingCards}
      actions={<BackToConfig />}
    >
      <Skeleton shape="block" className="h-24" />
    </WizardStep>
  );
}

function BackToConfig() {
  return (
    <Link
      to={pathOfStep('configure')}
      className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
    >
      <Icon icon={ArrowLeft} />
      {previewMessages.backToConfig}
    </Link>
  );
}
