import type { User } from '@engram/core/accounts/user.ts';
import { isMix } from '@engram/core/practice-tests/choose-mix.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { type MetaDescriptor, useLocation } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { preloadGenerator } from '../generation/built-in-generator.ts';
import { useScreensAhead } from '../use-screens-ahead.ts';
import { createMessages as messages } from './messages.ts';
import { useBeside } from './beside/beside-context.ts';
import { CardsRow } from './beside/cards-row.tsx';
import { ReadyStep } from './beside/ready-step.tsx';
import { isWithoutAi, modelsQuery } from '../practice-tests/creation/models.ts';
import { ReviewStep } from '../practice-tests/creation/preview/review-step.tsx';
import { useFlow } from '../practice-tests/creation/use-flow.ts';
import { TooFewStep } from '../practice-tests/creation/without-ai/too-few-step.tsx';
import { useSureCounts } from '../practice-tests/creation/without-ai/use-sure-counts.ts';
import { CreateForm } from './create-form.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Everything that a test needs on one screen: a text, one button, and options. */
export default function CreateScreen() {
  const user = useUser();
  useFreshStart();
  // The worker is outside of React, and has to be there before the network may go (D7).
  useEffect(preloadGenerator, []);
  useScreensAhead(screensAhead);
  return user ? <Stage user={user} /> : null;
}

/** The network may be gone by the time the test begins (D7), or is submitted. */
const screensAhead = ['attempts/running/test-screen', 'attempts/results/results-screen'] as const;

function Stage({ user }: { user: User }) {
  const { flow } = useFlow();
  const counts = useSureCounts();
  const questions = flow.failure?.questions;
  if (flow.reviewedTestId !== null) return <ReviewStep user={user} testId={flow.reviewedTestId} />;
  if (flow.readyTestId !== null) return <ReadyStep user={user} testId={flow.readyTestId} />;
  if (!questions) return <CreateForm user={user} />;
  const { coming, supported } = counts ?? {};
  return (
    <TooFewStep
      questions={questions}
      proposed={coming?.proposed ?? 0}
      supported={supported?.total ?? 0}
      beside={<CardsRow />}
    />
  );
}

/** Pasting first, a mix of questions, and nothing of the test before. */
function useFreshStart(): void {
  const { flow, change, store } = useFlow();
  const beside = useBeside();
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    const isOver = flow.generatedQuestions.length > 0 && flow.reviewedTestId === null;
    // Cards that are still made go on.
    if (isOver && beside.set?.progress.state !== 'making') beside.forget();
    if (isOver) change({ type: 'reset' });
    // Whoever comes here again, from what there was too little for, goes on with the text.
    else change({ type: 'forget-error' });
    if (isOver || flow.testConfig.questionTypes.length === 0) change({ type: 'choose-mix' });
    const { text, files, selected, mode } = store.read();
    const isUntouched = text === '' && files.length === 0 && selected.length === 0;
    if (isUntouched && mode !== 'text') store.change({ type: 'open', mode: 'text' });
  });
  // Before anything is painted, so that no number changes under somebody's eyes.
  useLayoutEffect(() => start(), [key]);

  // Rules make few kinds surely: a mix that nobody has changed is then of those.
  const { data: menu } = useQuery(modelsQuery);
  const isOfRules = isMix(flow.testConfig) && isWithoutAi(menu, flow.testConfig.aiModel);
  useEffect(() => {
    if (isOfRules) change({ type: 'choose-preset', preset: 'quiz', seed: '' });
  }, [isOfRules, change]);
}
