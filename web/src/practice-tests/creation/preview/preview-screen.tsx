import type { User } from '@engram/core/accounts/user.ts';
import { flowProgress, questionLimits } from '@engram/core/limits.ts';
import { findConfigProblem } from '@engram/core/practice-tests/check-config.ts';
import { TestName } from '@engram/core/practice-tests/practice-test.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, type MetaDescriptor, Navigate } from 'react-router';
import { useUser } from '../../../accounts/session/session.tsx';
import { preloadGenerator } from '../../../generation/built-in-generator.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { useScreensAhead } from '../../../use-screens-ahead.ts';
import { ArrivingQuestions } from './arriving-questions.tsx';
import { FlowStep } from '../flow-step.tsx';
import { previewMessages, previewMessages as messages } from '../messages.ts';
import type { FlowFailure } from '../flow.ts';
import type { Models } from '../models.ts';
import { PreviewFailure } from './preview-failure.tsx';
import { PreviewForm } from './preview-form.tsx';
import { ReviewStep } from './review-step.tsx';
import { useFlow } from '../use-flow.ts';
import { useGenerating } from './use-generating.ts';
import { ConfirmForAi } from '../without-ai/confirm-for-ai.tsx';
import { confirmForAiMessages } from '../without-ai/messages.ts';
import { type SureCounts, useSureCounts } from '../without-ai/use-sure-counts.ts';
import { SureNote } from '../without-ai/sure-line.tsx';
import { TooFewStep } from '../without-ai/too-few-step.tsx';
import { Card } from '../../../ui/card.tsx';
import { listPreview, SummaryRows } from '../summary-rows.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The third step of test creation [BROUTE-04]; who lacks something goes back to where it is (N04). */
export default function PreviewScreen() {
  const user = useUser();
  const { flow, plan } = useFlow();
  // The worker is outside of React, and a reload may have begun here (D7).
  useEffect(preloadGenerator, []);
  useScreensAhead(screensAhead);
  if (!user) return null;
  if (flow.reviewedTestId !== null) return <ReviewStep user={user} testId={flow.reviewedTestId} />;
  if (flow.studyMaterial === '') return <Navigate to={paths.testInput} replace />;
  const isConfigured = findConfigProblem(flow.testConfig, plan.limits) === undefined;
  // The plan may have ended meanwhile; Configure leads back here while a test is being made.
  if (!isConfigured && !flow.generating) return <Navigate to={paths.testConfig} replace />;
  return <PreviewStep user={user} />;
}

/** The network may be gone by the time the test begins (D7), or is submitted. */
const screensAhead = ['attempts/running/test-screen', 'attempts/results/results-screen'] as const;

function PreviewStep({ user }: { user: User }) {
  const { flow } = useFlow();
  const { showToast } = useToasts();
  const { arrived, ahead, model, start, cancel } = useGenerating(user);
  const counts = useSureCounts();
  const [nameError, setNameError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = flow.generating !== null;
  const hasFailed = flow.failure?.step === 'preview';
  const news = useRef<HTMLDivElement>(null);

  // Somebody who pressed the button far down has to see what came of it; the window is not React's.
  useEffect(() => {
    if (isBusy || hasFailed) news.current?.scrollIntoView({ block: 'nearest' });
  }, [isBusy, hasFailed]);

  function submit(aiModel?: string) {
    if (!TestName.safeParse(flow.testName).success) {
      flushSync(() => setNameError(messages.nameMissing));
      nameField.current?.focus();
      return;
    }
    // What was pressed may go with what it stood in; the keyboard waits for the test here.
    button.current?.focus({ preventScroll: true });
    start(aiModel);
  }

  function stop() {
    button.current?.focus({ preventScroll: true });
    cancel();
    showToast(messages.cancelled);
  }

  const few = isBusy ? undefined : findTooFew(flow.failure, counts);
  if (few) {
    return <TooFewStep {...few} supported={counts?.supported?.total ?? 0} />;
  }
  const { isEndlessMode } = flow.testConfig;
  const generate =
    counts?.coming && !isEndlessMode
      ? messages.generateSure(counts.coming.total)
      : messages.generate;
  return (
    <FlowStep
      step={2}
      percent={flowProgress.preview}
      title={messages.title}
      lead={isBusy ? messages.generatingLead : messages.lead}
      aside={<PreviewAside model={model} />}
      actions={
        <>
          {isBusy ? (
            <Button variant="ghost" canWrap onClick={stop} className="md:-ms-4.5">
              {messages.cancel}
            </Button>
          ) : (
            <Link
              to={paths.testConfig}
              className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
            >
              <Icon icon={ArrowLeft} />
              {messages.back}
            </Link>
          )}
          <Button ref={button} variant="primary" canWrap isBusy={isBusy} onClick={() => submit()}>
            {isBusy ? messages.generating : generate}
          </Button>
        </>
      }
    >
      {isBusy ? (
        <div ref={news}>
          <ArrivingQuestions
            arrived={arrived}
            wanted={flow.testConfig.numQuestions}
            ahead={ahead}
          />
        </div>
      ) : (
        <>
          {flow.failure?.step === 'preview' && (
            <div ref={news}>
              <PreviewFailure failure={flow.failure} onWithoutAi={() => submit('built-in')} />
            </div>
          )}
          {flow.testConfig.aiModel !== 'built-in' && (
            <ConfirmForAi
              ask={confirmForAiMessages.test}
              onConfirmed={() => button.current?.focus({ preventScroll: true })}
            />
          )}
          <SureNote />
          <PreviewForm
            nameField={nameField}
            nameError={nameError}
            onNameChange={() => setNameError(undefined)}
            onSubmit={submit}
          />
        </>
      )}
    </FlowStep>
  );
}

/** What was made, or is counted on, where it is too little for a test (D37). */
function findTooFew(failure: FlowFailure | undefined, counts: SureCounts | undefined) {
  if (failure?.questions) {
    return { questions: failure.questions, proposed: counts?.coming?.proposed ?? 0 };
  }
  const { coming, supported } = counts ?? {};
  const least = questionLimits.minPerTest;
  if (!coming || coming.total >= least) return undefined;
  // Those of other types as well, where they are all that there is.
  const isAll = supported !== undefined && supported.total < least;
  const { questions } = isAll ? supported : coming;
  return { questions, proposed: coming.proposed };
}

/** What is about to be made. */
function PreviewAside({ model }: { model: Models[number] | undefined }) {
  const { flow } = useFlow();
  return (
    <aside className="lg:sticky lg:top-23">
      <Card
        as="section"
        padding="small"
        aria-label={previewMessages.summary}
        className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
      >
        <h2 className="type-h3 wrap-anywhere">{flow.testName}</h2>
        <SummaryRows rows={listPreview(flow.testConfig, model)} />
      </Card>
    </aside>
  );
}
