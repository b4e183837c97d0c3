import { flowProgress } from '@engram/core/limits.ts';
import { findConfigProblem, findTotalProblem } from '@engram/core/practice-tests/check-config.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, type MetaDescriptor, Navigate, useNavigate } from 'react-router';
import { preloadGenerator } from '../../../generation/built-in-generator.ts';
import { MarkOffer } from '../../../marks/mark-offer.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import { ConfigAside } from './config-aside.tsx';
import { FlowStep } from '../flow-step.tsx';
import { FocusSection } from './focus-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LoadingStep } from '../loading-step.tsx';
import { configMessages as messages } from '../messages.ts';
import { MaterialLine } from './material-line.tsx';
import { ModeSection } from './mode-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { TimerSection } from './timer-section.tsx';
import { TypeSection } from './type-section.tsx';
import { ConfirmForAi } from '../without-ai/confirm-for-ai.tsx';
import { confirmForAiMessages } from '../without-ai/messages.ts';
import { asStep } from '../mark/as-step.ts';
import { useFlow } from '../use-flow.ts';
import { useSameMaterial } from '../use-same-material.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The second step of test creation [BROUTE-03]; nobody gets there without material (N04). */
export default function ConfigScreen() {
  const { flow } = useFlow();
  const isTakingOver = useSameMaterial();
  const hasMaterial = flow.studyMaterial !== '';
  // The worker is outside of React, and has to be there before the network may go (D7).
  useEffect(() => {
    if (hasMaterial) preloadGenerator();
  }, [hasMaterial]);
  if (isTakingOver) {
    return (
      <LoadingStep
        step={1}
        percent={flowProgress.configure}
        title={messages.title}
        lead={messages.savingMaterial}
      />
    );
  }
  if (!hasMaterial) return <Navigate to={paths.testInput} replace />;
  // What is being made of these choices is not changed any more.
  if (flow.generating) return <Navigate to={paths.testPreview} replace />;
  return <ConfigStep />;
}

function ConfigStep() {
  const { flow, change, plan } = useFlow();
  const navigate = useNavigate();
  const errorBox = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { testConfig, warning, error } = flow;

  function submit() {
    const message = findConfigProblem(testConfig, plan.limits);
    if (message !== undefined) {
      flushSync(() => change({ type: 'fail', failure: { step: 'config', message } }));
      errorBox.current?.focus();
      return;
    }
    void navigate(paths.testPreview); // [BROUTE-23]
  }

  return (
    <FlowStep
      step={1}
      percent={flowProgress.configure}
      title={messages.title}
      lead={messages.lead}
      aside={<ConfigAside />}
      actions={
        <>
          <Link
            to={paths.testInput}
            className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
          >
            <Icon icon={ArrowLeft} />
            {messages.back}
          </Link>
          <Button
            ref={button}
            variant="primary"
            canWrap
            disabled={findTotalProblem(testConfig, plan.limits) !== undefined} // [CONF-07]
            onClick={submit}
          >
            {messages.continue}
          </Button>
        </>
      }
    >
      <MaterialLine />
      {testConfig.aiModel !== 'built-in' && (
        <ConfirmForAi
          ask={confirmForAiMessages.test}
          onConfirmed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
      {warning !== undefined && <Note tone="yellow">{warning}</Note>}
      {error !== undefined && (
        <div ref={errorBox} tabIndex={-1} className="rounded-tile">
          <Note tone="red">{error}</Note>
        </div>
      )}
      <MarkOffer to={paths.testMark} state={asStep} />
      <Card className="px-[clamp(18px,2.2vw,28px)] pt-6 pb-2">
        <ModeSection />
        <TypeSection />
        <FocusSection />
        <TimerSection />
        <LanguageSection />
        <PrivacySection />
      </Card>
      <AdvancedSettings onSubmit={submit} />
    </FlowStep>
  );
}
