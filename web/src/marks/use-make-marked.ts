import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { makeMarkedSet, makeMarkedTest } from '@engram/core/marks/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../http/call.ts';
import { readFailure } from '../http/read-failure.ts';
import type { Makers } from './desk/made-questions.tsx';
import { deskMessages, markStepMessages as messages } from './messages.ts';

export type MakingMarked = {
  materialIds: readonly string[];
  /** What was surely right already and too little for a test. */
  sure?: readonly Question[];
  testName: string;
  setName: string;
  onTest: (test: PracticeTest) => void;
  onSet: (set: CardSet) => void;
};

/** A test or cards of what is marked in saved materials, made by the server. */
export function useMakeMarked(making: MakingMarked) {
  const { testName, setName, onTest, onSet, sure = [] } = making;
  const materialIds = [...making.materialIds];
  const [busy, setBusy] = useState<Makers['busy']>();
  const [failure, setFailure] = useState<string>();
  // A second press of the same moment does not see the state yet.
  const isUnderWay = useRef(false);

  const takingTest = useMutation({
    mutationFn: async (matching: boolean) =>
      (
        await call(makeMarkedTest, {
          body: { name: testName, materialIds, matching, sure: [...sure] },
        })
      ).test,
  });
  const savingSet = useMutation({
    mutationFn: async () =>
      (await call(makeMarkedSet, { body: { name: setName, materialIds } })).set,
  });

  async function run(kind: 'test' | 'cards', settle: () => Promise<boolean>, matching: boolean) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(kind);
    setFailure(undefined);
    try {
      if (!(await settle())) setFailure(deskMessages.unsaved);
      else if (kind === 'test') onTest(await takingTest.mutateAsync(matching));
      else onSet(await savingSet.mutateAsync());
    } catch (error) {
      const otherwise = kind === 'test' ? messages.testFailed : messages.setFailed;
      setFailure(readFailure(error, otherwise));
    } finally {
      isUnderWay.current = false;
      setBusy(undefined);
    }
  }

  return (settle: () => Promise<boolean>): Makers => ({
    takeTest: ({ matching }) => void run('test', settle, matching),
    saveCards: () => void run('cards', settle, false),
    busy,
    failure,
  });
}
