import type { User } from '@engram/core/accounts/user.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToasts } from '../ui/toasts/toast-provider.tsx';
import { useBeside } from './beside/beside-context.ts';
import { CardsRow } from './beside/cards-row.tsx';
import { isOrdered, orderCards } from './beside/order-cards.ts';
import { useInputStep } from '../practice-tests/creation/input/use-input-step.ts';
import { previewMessages } from '../practice-tests/creation/messages.ts';
import { createMessages as messages } from './messages.ts';
import { ArrivingQuestions } from '../practice-tests/creation/preview/arriving-questions.tsx';
import { PreviewFailure } from '../practice-tests/creation/preview/preview-failure.tsx';
import { useGenerating } from '../practice-tests/creation/preview/use-generating.ts';
import { isWithoutAi, modelsQuery } from '../practice-tests/creation/models.ts';
import { alsoCards } from './beside/also-cards.ts';
import { useFlow } from '../practice-tests/creation/use-flow.ts';
import { MakeCard } from './make-card.tsx';
import { SourceTabs } from './source-tabs.tsx';
import { useMakeNow } from './use-make-now.ts';
import { useSubject } from './use-subject.ts';

/** The text, what to make of it, and then the questions as they come. */
export function CreateForm({ user }: { user: User }) {
  const { flow } = useFlow();
  const beside = useBeside();
  const { data: menu } = useQuery(modelsQuery);
  const [isCardsWanted] = alsoCards.useSwitch();
  const { showToast } = useToasts();
  const textField = useRef<HTMLTextAreaElement>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const subject = useSubject();
  const { arrived, ahead, start, cancel } = useGenerating(user, {
    waitsForCards: beside.set !== null,
  });
  const step = useInputStep({
    textField,
    errorBox,
    continueButton: makeButton,
    onSaved(saved) {
      subject.giveTo(saved.parts);
      const without = { isWithoutAi: isWithoutAi(menu) };
      if (isCardsWanted && !isOrdered(beside.set, saved, without)) {
        beside.order(orderCards(flow, saved, without));
      }
      start();
    },
  });
  useMakeNow(step);
  const isMaking = flow.generating !== null;
  const failure = flow.failure?.step === 'preview' ? flow.failure : undefined;

  // Somebody who pressed the button far down has to see what came of it; the window is not React's.
  useEffect(() => {
    if (isMaking || failure) news.current?.scrollIntoView({ block: 'nearest' });
  }, [isMaking, failure]);

  function stop() {
    makeButton.current?.focus({ preventScroll: true });
    cancel();
    beside.forget();
    showToast(previewMessages.cancelled);
  }

  function makeWithoutAi() {
    makeButton.current?.focus({ preventScroll: true });
    start('built-in');
  }

  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h1 className="type-h1">{messages.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_368px]">
        <div ref={news} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-3">
          <CardsRow />
          {failure && <PreviewFailure failure={failure} onWithoutAi={makeWithoutAi} />}
          {isMaking ? (
            <ArrivingQuestions
              arrived={arrived}
              wanted={flow.testConfig.numQuestions}
              ahead={ahead}
            />
          ) : (
            <SourceTabs step={step} textField={textField} errorBox={errorBox} />
          )}
        </div>
        <MakeCard
          step={step}
          subject={subject}
          button={makeButton}
          isMaking={isMaking}
          onCancel={stop}
        />
      </div>
    </div>
  );
}
