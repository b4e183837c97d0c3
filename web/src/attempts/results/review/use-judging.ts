import type { Outcome, OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { recountResults } from '@engram/core/attempts/count-results.ts';
import { creditOf, makeCredit } from '@engram/core/attempts/credit.ts';
import { useState } from 'react';
import { useUser } from '../../../accounts/session/session.tsx';
import { useKeptVerdicts } from '../../keeping/use-attempts.ts';
import { keepVerdict, type KeptVerdict } from '../../keeping/verdict-store.ts';
import { resultsMessages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';

/**
 * The learner's own verdicts: they count at once and are kept here, and the server's count takes
 * their place when it has heard of them. `news` says the new score to those who do not see it.
 */
export function useJudging(given: ResultView) {
  const uid = useUser()?.uid;
  const { attemptId } = given;
  const [hasJudged, setHasJudged] = useState(false);
  // A model that was at it when the screen opened brings news as well.
  if (given.isJudging && !hasJudged) setHasJudged(true);
  const unsent = useKeptVerdicts(uid ?? '', attemptId ?? '');
  const view = unsent.reduce(judgeAtOnce, given);

  // Somebody else's test has no place for a verdict.
  const isOwn = uid !== undefined && attemptId !== undefined && !given.isShared;
  function judge(questionId: string, verdict: OwnVerdict) {
    if (!isOwn) return;
    setHasJudged(true);
    keepVerdict(uid, { attemptId, questionId, verdict });
  }

  const { score, correctCount, gradedQuestions, totalQuestions } = view.results;
  return {
    view,
    judge: isOwn ? judge : undefined,
    news:
      hasJudged && !given.isJudging
        ? resultsMessages.rescored(score, correctCount, gradedQuestions ?? totalQuestions)
        : '',
  };
}

function judgeAtOnce(view: ResultView, { questionId, verdict }: KeptVerdict): ResultView {
  const reviewed = view.reviewed.map((one) =>
    one.question.id === questionId ? { ...one, outcome: overrule(one.outcome, verdict) } : one,
  );
  const outcomes = reviewed.map(({ outcome }) => outcome);
  return { ...view, reviewed, results: recountResults(outcomes, view.results) };
}

/** Only typed answers are judged, and they have one part. */
function overrule(outcome: Outcome, verdict: OwnVerdict): Outcome {
  const { possible } = creditOf(outcome);
  const credit = makeCredit({ verdict, possible, parts: null });
  return { ...outcome, verdict, isOwnVerdict: true, isModelVerdict: false, credit };
}
