import type { User } from '@engram/core/accounts/user.ts';
import { findConfigProblem } from '@engram/core/flashcards/check-config.ts';
import { questionLimits } from '@engram/core/limits.ts';
import { useEffect, useRef } from 'react';
import { type MetaDescriptor, Navigate } from 'react-router';
import { isSessionOver } from '../../accounts/session/session-over.ts';
import { useSession, useUser } from '../../accounts/session/session.tsx';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import type { DraftStore } from '../../materials/draft/draft-store.ts';
import { ConfigureStep } from './configure/configure-step.tsx';

import { LeaveGuard } from './leave-guard.tsx';
import { createMessages as messages } from './messages.ts';
import { CardMarkStep } from './mark/card-mark-step.tsx';
import { PreviewStep } from './preview/preview-step.tsx';
import { CountingCards, TooFewCards } from './preview/too-few-cards.tsx';
import { UploadStep } from './upload/upload-step.tsx';
import { useSureCards } from './use-sure-cards.ts';
import { pathOfStep, useWizard, useWizardState, WizardContext } from './use-wizard.ts';

/** The bar of actions ends the page, as in every flow. */
export const handle = { hidesFooter: true };

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The creation wizard [BROUTE-11]. */
export default function CreateScreen() {
  const user = useUser();
  // Another user starts with nothing.
  return user ? <Wizard key={user.uid} user={user} /> : null;
}

function Wizard({ user }: { user: User }) {
  const state = useWizardState(user);
  const { currentStep } = state.wizard;
  const steps = useRef<HTMLDivElement>(null);
  const shown = useRef(currentStep);
  useFailedUploads(state.store);

  // To the shell the steps are one page, so the keyboard is led to the heading of each here.
  useEffect(() => {
    if (shown.current === currentStep) return;
    shown.current = currentStep;
    const heading = steps.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [currentStep]);

  return (
    <WizardContext value={state}>
      <div ref={steps} className="contents">
        <Step />
      </div>
      <LeaveGuard />
    </WizardContext>
  );
}

/** Who lacks something goes back to where it is. */
function Step() {
  const { wizard } = useWizard();
  const { currentStep, studyMaterial, flashcardConfig } = wizard;
  if (currentStep === 'upload') return <UploadStep />;
  if (studyMaterial === '') return <Navigate to={pathOfStep('upload')} replace />;
  if (currentStep === 'configure') return <ConfigureStep />;
  if (currentStep === 'mark') return <CardMarkStep />;
  return findConfigProblem(flashcardConfig) === undefined ? (
    <Cards />
  ) : (
    <Navigate to={pathOfStep('configure')} replace />
  );
}

/** Those that are there, or are being made, are not taken away by what is counted now. */
function Cards() {
  const { wizard } = useWizard();
  const counts = useSureCards();
  const isUnderWay = wizard.generating !== null || wizard.made !== null;
  if (!counts || isUnderWay) return <PreviewStep />;
  const { coming } = counts;
  if (!coming) return <CountingCards />;
  return coming.total < questionLimits.minPerTest ? (
    <TooFewCards count={coming} />
  ) : (
    <PreviewStep />
  );
}

/** No query knows of an upload, and it may be the first to hear that the session is over. */
function useFailedUploads(store: DraftStore): void {
  const { loseSession } = useSession();
  useEffect(
    () =>
      store.onFailed((error) => {
        noteFailedCall(error);
        if (isSessionOver(error)) loseSession();
      }),
    [store, loseSession],
  );
}
