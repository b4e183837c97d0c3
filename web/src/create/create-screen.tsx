import type { User } from '@engram/core/accounts/user.ts';
import { Material } from '@engram/core/materials/material.ts';
import { isMix } from '@engram/core/practice-tests/choose-mix.ts';
import { z } from '@engram/core/zod.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { preloadGenerator } from '../generation/built-in-generator.ts';
import { paths } from '../paths.ts';
import { useScreensAhead } from '../use-screens-ahead.ts';
import { createMessages as messages } from './messages.ts';
import { useBeside } from './beside/beside-context.ts';
import { CardsRow } from './beside/cards-row.tsx';
import { ReadyStep } from './beside/ready-step.tsx';
import { findUsualAi, isWithoutAi, modelsQuery } from '../practice-tests/creation/models.ts';
import { ReviewStep } from '../practice-tests/creation/preview/review-step.tsx';
import { useFlow } from '../practice-tests/creation/use-flow.ts';
import { TooFewStep } from '../practice-tests/creation/without-ai/too-few-step.tsx';
import { useSureCounts } from '../practice-tests/creation/without-ai/use-sure-counts.ts';
import { CreateForm } from './create-form.tsx';
import { isWantedNow, makeNow } from './make-now.ts';
import { useMaterialOfTest } from './use-material-of-test.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Everything that a test needs on one screen: a text, one button, and options. */
export default function CreateScreen() {
  const user = useUser();
  useFreshStart();
  useMaterialOfTest();
  // The worker is outside of React, and has to be there before the network may go (D7).
  useEffect(preloadGenerator, []);
  useScreensAhead(screensAhead);
  return user ? <Stage user={user} /> : null;
}

/** The network may be gone by the time the test begins (D7), or is submitted. */
const screensAhead = ['attempts/running/test-screen', 'attempts/results/results-screen'] as const;

function Stage({ user }: { user: User }) {
  const { flow, change } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const navigate = useNavigate();
  const counts = useSureCounts();
  const questions = flow.failure?.questions;

  function makeWithAi() {
    const aiModel = findUsualAi(menu)?.id;
    if (aiModel !== undefined) change({ type: 'set', settings: { aiModel } });
    void navigate(paths.create, { replace: true, state: makeNow });
  }

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
      onConfirmed={makeWithAi}
    />
  );
}

/** What the page of a material brings along in the navigation. */
const Chosen = z.object({ material: Material });

/** Pasting first, a mix of questions, and nothing of the test before. */
function useFreshStart(): void {
  const { flow, change, store } = useFlow();
  const beside = useBeside();
  const { key, state } = useLocation();
  const wasWantedNow = useRef(false);
  const start = useEffectEvent(() => {
    // The press of another page is taken out of the navigation once it is carried out, perhaps after
    // the test is there: that begins nothing anew.
    const isTakenOut = wasWantedNow.current && state === null;
    wasWantedNow.current = isWantedNow(state);
    if (isTakenOut) return;
    const isOver = flow.generatedQuestions.length > 0 && flow.reviewedTestId === null;
    // Cards that are still made go on.
    if (isOver && beside.set?.progress.state !== 'making') beside.forget();
    if (isOver) change({ type: 'reset' });
    // Whoever comes here again, from what there was too little for, goes on with the text.
    else change({ type: 'forget-error' });
    if (isOver || flow.testConfig.questionTypes.length === 0) change({ type: 'choose-mix' });
    const chosen = Chosen.safeParse(state).data;
    if (chosen) {
      store.change({ type: 'open', mode: 'existing' });
      store.change({ type: 'select', materials: [chosen.material] });
    }
    const { text, files, selected, mode } = store.read();
    const isUntouched = text === '' && files.length === 0 && selected.length === 0;
    if (isUntouched && mode !== 'text') store.change({ type: 'open', mode: 'text' });
  });
  // Before anything is painted, so that no number changes under somebody's eyes.
  useLayoutEffect(() => start(), [key]);

  useKindsOfRules();
}

/** Rules make few kinds surely: a mix that nobody has changed is of those for as long as AI rests. */
function useKindsOfRules(): void {
  const { flow, change } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const wasMix = useRef(false);
  const { preset, aiModel } = flow.testConfig;
  const isByRule = isWithoutAi(menu, aiModel);
  const isOfRules = isMix(flow.testConfig) && isByRule;
  const follow = useEffectEvent(() => {
    if (isOfRules) {
      wasMix.current = true;
      change({ type: 'choose-preset', preset: 'quiz', seed: '' });
    } else if (!isByRule && wasMix.current) {
      wasMix.current = false;
      if (preset === 'quiz') change({ type: 'choose-mix' });
    }
  });
  useEffect(() => follow(), [isOfRules, isByRule]);
}
