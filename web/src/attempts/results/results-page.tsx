import type { OwnVerdict } from '@engram/core/attempts/attempt.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { PicturesOfShare } from '../../pictures/picture-source.tsx';
import { useUser } from '../../accounts/session/session.tsx';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { paths } from '../../paths.ts';
import { ReminderOffer } from '../../reminders/reminder-offer.tsx';
import { Note } from '../../ui/states/note.tsx';
import { EndlessScoreCard } from './score/endless-score-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { resultsMessages, scoreMessages } from './messages.ts';
import type { NextStep } from './next/find-next.ts';
import { NextCard } from './next/next-card.tsx';
import { useNext } from './next/use-next.ts';
import { QuestionReview } from './review/question-review.tsx';
import type { ResultView, ReviewedQuestion } from './result-view.ts';
import { ResultsFooter } from './results-footer.tsx';
import { RegradedNote } from './regraded-note.tsx';
import { ResultsHeader } from './results-header.tsx';
import { type Judging, ScoreCard } from './score/score-card.tsx';
import { SharedScoreCard } from './score/shared-score-card.tsx';
import { TimeOver } from './time-over.tsx';
import { useJudging } from './review/use-judging.ts';
import { useReviewList } from './review/use-review-list.ts';

type ResultsPageProps = {
  view: ResultView;
  /** Every question stands open, and the summary is one line. */
  isDetailed?: boolean;
};

/** The results of one attempt, wherever they came from, and the pictures with them. */
export function ResultsPage(props: ResultsPageProps) {
  const { shared } = props.view;
  if (!shared) return <Results {...props} />;
  return (
    <PicturesOfShare code={shared.code} attemptKey={shared.key}>
      <Results {...props} />
    </PicturesOfShare>
  );
}

function Results({ view: given, isDetailed = false }: ResultsPageProps) {
  const { view, judge, news } = useJudging(given);
  const list = useReviewList(view, isDetailed);
  const step = useNext(view);
  const scoreHeading = useRef<HTMLHeadingElement>(null);

  function takeVerdict({ key, question }: ReviewedQuestion, verdict: OwnVerdict) {
    judge?.(question.id, verdict);
    // All are judged: back to what the score says now.
    if (list.noteJudged(key).isLast) scoreHeading.current?.focus();
  }

  const { config, switches } = view;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-[clamp(48px,6vw,80px)]">
      <ResultsHeader view={view} isDetailed={isDetailed} />
      <TimeOver view={view} />
      <RegradedNote view={view} />
      {view.making && <MakingNotes making={view.making} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Score
          view={view}
          isDetailed={isDetailed}
          headingRef={scoreHeading}
          onJudgeNow={judge && list.judgeNow}
        />
        {step && <NextCard step={step} view={view} />}
        {step && 'isTomorrow' in step && step.isTomorrow && <ReminderOffer />}
      </div>
      {config?.lockScreen && switches.length > 0 && (
        <Note tone="yellow">{scoreMessages.switches(switches.length)}</Note>
      )}
      <QuestionReview view={view} list={list} onJudge={judge && takeVerdict} />
      <ResultsFooter view={view} isDetailed={isDetailed} nextTest={lookOfNextTest(step)} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** One filled button a page: it is in the card of what happens next, where that has one. */
function lookOfNextTest(step: NextStep | undefined): 'primary' | 'secondary' | undefined {
  if (!step || step.kind === 'to-judge') return 'primary';
  return step.kind === 'waiting' ? 'secondary' : undefined;
}

function Score({ view, isDetailed = false, ...judging }: ResultsPageProps & Judging) {
  const user = useUser();
  if (view.isEndless) return <EndlessScoreCard view={view} {...judging} />;
  if (!view.isShared) return <ScoreCard view={view} isBrief={isDetailed} {...judging} />;
  if (user && view.shared?.isKept) {
    return (
      <>
        <Note tone="green">
          {resultsMessages.inHistory} <Link to={paths.tests}>{resultsMessages.yourTests}</Link>
        </Note>
        <SharedScoreCard view={view} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <SharedScoreCard view={view} />
      <InviteCard view={view} />
    </div>
  );
}
