import { findConfigProblem } from '@engram/core/flashcards/check-config.ts';
import { cardLimits } from '@engram/core/limits.ts';
import { difficulties } from '@engram/core/generation/api.ts';
import { difficultyNames } from '@engram/core/practice-tests/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { MarkOffer } from '../../../marks/mark-offer.tsx';
import { LanguageSelect } from '../../../practice-tests/creation/language-select.tsx';
import { isWithoutAi, modelsQuery } from '../../../practice-tests/creation/models.ts';
import { ConfirmForAi } from '../../../practice-tests/creation/without-ai/confirm-for-ai.tsx';
import { confirmForAiMessages } from '../../../practice-tests/creation/without-ai/messages.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Segmented } from '../../../ui/navigation/segmented.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { CardTypeList } from './card-type-list.tsx';
import { nameWish } from '../describe-wish.ts';
import { FillInPremium } from './fill-in-premium.tsx';
import { configureMessages as messages } from '../messages.ts';
import { SureCardsLine } from './sure-cards-line.tsx';
import { TopicList } from './topic-list.tsx';
import { pathOfStep, useWizard } from '../use-wizard.ts';
import { WizardStep } from '../wizard-step.tsx';

/** The second step: what kind of cards, how many, and about what. */
export function ConfigureStep() {
  const { wizard, change } = useWizard();
  const navigate = useNavigate();
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const countError = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isTold, setIsTold] = useState(false);
  const { flashcardConfig: config, warning } = wizard;
  const problem = isTold ? findConfigProblem(config) : undefined;

  function submit() {
    const found = findConfigProblem(config);
    if (!found) return void navigate(pathOfStep('preview')); // [FWIZ-06]
    flushSync(() => setIsTold(true));
    (found.field === 'name' ? nameField : countError).current?.focus();
  }

  return (
    <WizardStep
      title={messages.title}
      actions={
        <>
          <Link
            to={pathOfStep('upload')}
            className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
          >
            <Icon icon={ArrowLeft} />
            {messages.back}
          </Link>
          <Button ref={button} type="submit" form={formId} variant="primary" canWrap>
            {messages.continue}
          </Button>
        </>
      }
    >
      <ConfirmForAi
        ask={confirmForAiMessages.cards}
        onConfirmed={() => button.current?.focus({ preventScroll: true })}
      />
      {warning !== undefined && <Note tone="yellow">{warning}</Note>}
      <MakesAnew />
      <MarkOffer to={pathOfStep('mark')} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Field
            label={messages.name}
            error={problem?.field === 'name' ? problem.message : undefined}
            isErrorQuiet
          >
            <TextInput
              ref={nameField}
              autoComplete="off"
              maxLength={cardLimits.maxNameLength}
              value={config.setName}
              onChange={({ target }) => change({ type: 'name', setName: target.value })}
            />
          </Field>
          <div className="grid gap-2">
            <CardTypeList />
            <SureCardsLine />
            {problem?.field === 'cards' && (
              <div ref={countError} tabIndex={-1} className="rounded-tile">
                <FieldError>{problem.message}</FieldError>
              </div>
            )}
          </div>
          <div className="grid gap-2">
            <h2 className="type-sm font-semibold">{messages.difficulty}</h2>
            <Segmented
              aria-label={messages.difficulty}
              value={config.difficulty}
              onValueChange={(difficulty) => change({ type: 'difficulty', difficulty })}
              options={difficulties.map((value) => ({ value, label: difficultyNames[value] }))}
            />
          </div>
          <CardLanguage />
        </div>
        <TopicList />
      </form>
      <FillInPremium />
    </WizardStep>
  );
}

function CardLanguage() {
  const { wizard, change } = useWizard();
  const { data: menu } = useQuery(modelsQuery);
  const { title, hint, withoutAi } = messages.language;
  return (
    <Field label={title} hint={isWithoutAi(menu) ? withoutAi : hint}>
      <LanguageSelect
        value={wizard.flashcardConfig.language}
        onValueChange={(language) => change({ type: 'language', language })}
      />
    </Field>
  );
}

/** Whoever has changed cards knows beforehand that others take their place. */
function MakesAnew() {
  const { wizard } = useWizard();
  const { made, cards } = wizard;
  const isOther = made !== null && cards.length > 0 && made.wish !== nameWish(wizard);
  return (
    // Always there, so that a screen reader hears of the change.
    <div role="status" className="empty:hidden">
      {isOther && <Note tone="yellow">{messages.makesAnew(cards.length)}</Note>}
    </div>
  );
}
