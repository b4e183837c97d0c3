import { countCards } from '@engram/core/flashcards/change-config.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { MakingNotes } from '../../../practice-tests/making-notes.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToasts } from '../../../ui/toasts/toast-provider.tsx';
import { useScreensAhead } from '../../../use-screens-ahead.ts';
import { ArrivingCards } from './arriving-cards.tsx';
import { CardEditor, type CardEditorHandle } from './card-editor.tsx';
import { createMessages, previewMessages as messages } from '../messages.ts';
import { PreviewAside } from './preview-aside.tsx';
import { useMakingCards } from './use-making-cards.ts';
import { useSaveSet } from './use-save-set.ts';
import { pathOfStep, useWizard } from '../use-wizard.ts';
import { WizardStep } from '../wizard-step.tsx';

/** The third step: the cards themselves, before they are saved (D24). */
export function PreviewStep() {
  const { wizard } = useWizard();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const { arrived, ahead, isMaking, isUnfinished, start, cancel } = useMakingCards();
  const editor = useRef<CardEditorHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { save, isSaving, failure } = useSaveSet();
  useScreensAhead(screensAhead);
  const { made, error, flashcardConfig } = wizard;
  const failedLead = isUnfinished ? messages.unfinishedLead : messages.failedLead;
  const settledLead = error === undefined ? messages.lead : failedLead;

  function stop() {
    cancel();
    showToast(messages.cancelled);
    // Not on top of this step, where the browser's Back would make cards once more.
    void navigate(pathOfStep('configure'), { replace: true });
  }

  function submit() {
    if (editor.current?.showProblem()) return;
    save();
  }

  // It goes with what it stands in; the keyboard waits for the cards at the button below.
  function startAgain() {
    saveButton.current?.focus({ preventScroll: true });
    start();
  }

  return (
    <WizardStep
      title={messages.title}
      lead={isMaking ? messages.makingLead : settledLead}
      aside={<PreviewAside isMade={!isMaking && error === undefined} />}
      actions={
        <>
          {isMaking ? (
            <Button variant="ghost" canWrap onClick={stop} className="md:-ms-4.5">
              {messages.cancel}
            </Button>
          ) : (
            <Link
              to={pathOfStep('configure')}
              className={buttonClass({ variant: 'ghost', canWrap: true, className: 'md:-ms-4.5' })}
            >
              <Icon icon={ArrowLeft} />
              {messages.backToConfig}
            </Link>
          )}
          <Button
            ref={saveButton}
            variant="primary"
            canWrap
            isBusy={isSaving}
            isPaused={isMaking || error !== undefined}
            onClick={submit}
          >
            {isSaving ? messages.saving : messages.save}
          </Button>
        </>
      }
    >
      {!isMaking && error !== undefined && <MakingFailure error={error} onRetry={startAgain} />}
      {(isMaking || (isUnfinished && arrived.size > 0)) && (
        <ArrivingCards
          arrived={arrived}
          wanted={countCards(flashcardConfig)}
          ahead={ahead}
          isPaused={!isMaking}
        />
      )}
      {!isMaking && error === undefined && made && (
        <>
          <MakingNotes making={made.making} markPath={paths.cardsMark} />
          {failure !== undefined && <SaveFailure sentences={failure} />}
          <div inert={isSaving}>
            <CardEditor ref={editor} />
          </div>
        </>
      )}
    </WizardStep>
  );
}

/** The network may be gone by the time the set is saved. */
const screensAhead = ['flashcards/listing/set-list-screen'] as const;

/** Somebody who pressed the button far down has to see what came of it; the window is not React's. */
function SaveFailure({ sentences }: { sentences: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [sentences]);
  return (
    <div ref={box} className="scroll-mt-24">
      <Note tone="red">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Note>
    </div>
  );
}

function MakingFailure({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Note tone="red">
      <p className="font-semibold">{error}</p>
      <p>{messages.failedHint}</p>
      <Button size="small" onClick={onRetry} className="mt-3">
        {createMessages.tryAgain}
      </Button>
    </Note>
  );
}
