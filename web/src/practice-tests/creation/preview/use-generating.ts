import type { User } from '@engram/core/accounts/user.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver } from '../../../accounts/session/session-over.ts';
import { useSession } from '../../../accounts/session/session.tsx';
import { describeFailure } from '../../../generation/describe-failure.ts';
import { generateTest } from '../../../generation/generate-test.ts';
import type { GeneratedTest } from '../../../generation/generated-test.ts';
import { stillWanted } from '../../../generation/make-in-time.ts';
import { TooFewQuestions } from '../../../generation/too-few-questions.ts';
import { ApiError } from '../../../http/api-error.ts';
import { noteFailedCall } from '../../../http/note-failed-call.ts';
import { pathsOf } from '../../../paths.ts';
import { makeKeptTest } from '../../keeping/kept-test.ts';
import { keepTest } from '../../keeping/test-store.ts';
import { describeTest, describeWish } from '../describe-test.ts';
import { modelsQuery, pickModel } from '../models.ts';
import { reviewFirst } from '../review-first.ts';
import { useFlow } from '../use-flow.ts';

/** Those that are there, by their places in the test. */
export type Arrived = ReadonlyMap<number, Question>;

/**
 * Makes the test of the flow, from pressing the button to the test itself, which stays where it was
 * made while cards are made with it. One that was begun before
 * a reload, or before somebody looked at another page, is taken up again.
 */
export function useGenerating(user: User, { waitsForCards = false } = {}) {
  const { flow, change, plan, store } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const { loseSession } = useSession();
  const navigate = useNavigate();
  const [arrived, setArrived] = useState<Arrived>(none);
  const [ahead, setAhead] = useState(0);
  const running = useRef<AbortController>(undefined);
  const testId = flow.generating?.testId;

  function finish(id: string, made: GeneratedTest) {
    const body = describeTest(flow, made);
    const { questions, making } = made;
    keepTest(user.uid, makeKeptTest({ id, body, questions, making, now: new Date() }));
    // It is in the library; the next test begins with nothing.
    store.change({ type: 'reset' });
    if (waitsForCards) {
      return change({ type: 'finish', questions, reviewedTestId: null, readyTestId: id });
    }
    const reviewedTestId = reviewFirst.read() ? id : null;
    change({ type: 'finish', questions, reviewedTestId });
    if (reviewedTestId === null) void navigate(pathsOf.begin(id), { replace: true }); // [BROUTE-24] [BROUTE-25]
  }

  function fail(error: unknown) {
    noteFailedCall(error);
    if (isSessionOver(error)) loseSession();
    if (error instanceof TooFewQuestions) {
      const { message, questions } = error;
      return change({ type: 'fail', failure: { step: 'preview', message, questions } });
    }
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'aborted') return change({ type: 'stop-generating' });
    const message = describeFailure(error);
    change({ type: 'fail', failure: { step: 'preview', message, code } });
  }

  const make = useEffectEvent(async (id: string, signal: AbortSignal) => {
    try {
      const made = await generateTest(describeWish(flow), {
        limits: plan.limits,
        signal,
        idempotencyKey: id,
        generationId: flow.generating?.generationId ?? null,
        onStarted: (generationId) => change({ type: 'note-generation', generationId }),
        onQuestion(slot, question) {
          setArrived((before) => new Map([...before, [slot, question]]));
          setAhead(0);
        },
        onPlace: setAhead,
      });
      if (!signal.aborted) finish(id, made);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });

  // The server is outside of React.
  useEffect(() => {
    if (testId === undefined) return undefined;
    const controller = new AbortController();
    running.current = controller;
    void make(testId, controller.signal);
    return () => {
      controller.abort(stillWanted);
      setArrived(none);
      setAhead(0);
    };
  }, [testId]);

  return {
    arrived,
    /** How many tests come before it. */
    ahead,
    model: pickModel(menu?.models, flow.testConfig.aiModel),
    start(aiModel?: string) {
      if (flow.generating) return; // [PREV-10]
      const chosen = aiModel ?? pickModel(menu?.models, flow.testConfig.aiModel)?.id ?? null;
      change({ type: 'generate', testId: crypto.randomUUID(), aiModel: chosen });
    },
    cancel() {
      running.current?.abort();
      change({ type: 'stop-generating' });
    },
  };
}

const none: Arrived = new Map();
