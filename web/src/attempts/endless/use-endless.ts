import type { GivenAnswer, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import {
  findGiven,
  inOrder,
  takeAnswer,
  type Turn,
} from '@engram/core/attempts/endless/endless.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import type { Answer } from '@engram/core/questions/answer.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { preloadGenerator } from '../../generation/built-in-generator.ts';
import { findAdded } from '../../practice-tests/keeping/added-questions.ts';
import { useKeptTest } from '../../practice-tests/keeping/use-kept-test.ts';
import { attemptsOf } from '../keeping/attempt-store.ts';
import { findReported } from '../keeping/report.ts';
import { listGiven } from '../keeping/sending/unsent.ts';
import { useAttempt } from '../keeping/use-attempts.ts';
import { makeMore } from './make-more.ts';
import { type ShownTurn, useOrder } from './use-order.ts';

type Taken = { uid: string; attemptId: string; test: PracticeTest };

/** An endless test: whose turn it is, what was answered, and where the next questions come from. */
export function useEndless({ uid, attemptId, test }: Taken) {
  const { questions, noteAdded } = useGrowingQuestions(uid, test);
  const attempt = useAttempt(uid, attemptId);
  const answers = useMemo(() => (attempt ? listGiven(attempt) : []), [attempt]);
  const skippedId = findReported(attempt) ?? null;
  const progress = useMemo(
    () => ({ questions, answers, skippedId }),
    [questions, answers, skippedId],
  );
  const order = useOrder({ testId: test.id, attemptId });
  const refill = useRefill(
    useMemo(() => order.needsMore(progress), [order, progress]),
    async () => {
      const isMore = await makeMore({ uid, test, questions });
      noteAdded();
      return isMore;
    },
  );
  // One that is answered stays until somebody goes on.
  const [pinned, setPinned] = useState<ShownTurn>();
  const next = () =>
    order.findTurn(progress) ?? (refill.isUsedUp ? order.beginAgain(progress) : undefined); // [END-13]
  const turn = pinned ?? next();
  // So does one that was chosen: what comes to be known or is made meanwhile changes nothing of it.
  if (!pinned && turn && !order.isFixed) setPinned(turn);

  const store = attemptsOf(uid);
  const given = turn && findGiven(answers, turn);
  return {
    progress,
    /** None while the next batch is still made. */
    turn,
    /** Why it is asked now, where it was chosen. */
    why: turn?.why,
    /** Of the question that is asked now, over all rounds. */
    number: turn ? numberOf(answers, turn) : answers.length + 1,
    given,
    isAgain:
      order.isFixed &&
      turn !== undefined &&
      turn.round > 0 &&
      turn.question.id === questions[0]?.id,
    answer: (answer: Answer) => {
      if (!turn) return;
      setPinned(turn);
      // A new round asks once whether there is more by now.
      if (answers.every(({ round }) => round < turn.round)) refill.tryAgain();
      store.answer(attemptId, takeAnswer(turn, given, answer));
    },
    judge: (ownVerdict: OwnVerdict) => {
      if (!turn || !given) return;
      const { questionId, round, answer } = given;
      setPinned(turn);
      store.answer(attemptId, { questionId, round, answer, ownVerdict });
    },
    goOn: () => setPinned(undefined),
  };
}

export type Endless = ReturnType<typeof useEndless>;

function numberOf(answers: readonly GivenAnswer[], { question, round }: Turn): number {
  const at = inOrder(answers).findIndex(
    (one) => one.questionId === question.id && one.round === round,
  );
  return at < 0 ? answers.length + 1 : at + 1;
}

/** Those of the attempt, and all that came since, wherever they were made. */
function useGrowingQuestions(uid: string, test: PracticeTest) {
  const kept = useKeptTest(uid, test.id)?.test.questions;
  const [added, setAdded] = useState(() => findAdded(uid, test.id));
  const questions = useMemo(() => {
    const all = [...test.questions, ...(kept ?? []), ...added];
    return [
      ...new Map(all.map((question): [string, Question] => [question.id, question])).values(),
    ];
  }, [test, kept, added]);
  return { questions, noteAdded: () => setAdded(findAdded(uid, test.id)) };
}

/** Makes the next batch in the background, one at a time [BLIM-18]. */
function useRefill(isNeeded: boolean, make: () => Promise<boolean>) {
  const [isUsedUp, setIsUsedUp] = useState(false);
  const [batches, setBatches] = useState(0);
  const isMaking = useRef(false);
  const makeNow = useEffectEvent(make);

  // While there is a network: later there may be none.
  useEffect(preloadGenerator, []);

  // The other side of the network, or of the worker, fills it.
  useEffect(() => {
    if (!isNeeded || isUsedUp || isMaking.current) return;
    isMaking.current = true;
    void makeNow().then((isMore) => {
      isMaking.current = false;
      if (isMore) setBatches((count) => count + 1);
      else setIsUsedUp(true);
    });
  }, [isNeeded, isUsedUp, batches]);

  return { isUsedUp, tryAgain: () => setIsUsedUp(false) };
}
