import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/states/note.tsx';
import { EndlessScoreCard } from './score/endless-score-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { resultsMessages, scoreMessages } from './messages.ts';
import { QuestionReview } from './review/question-review.tsx';
import type { ResultView } from './result-view.ts';
import { ResultsFooter } from './results-footer.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ScoreCard } from './score/score-card.tsx';
import { SharedScoreCard } from './score/shared-score-card.tsx';
import { TimeOver } from './time-over.tsx';
import { useJudging } from './review/use-judging.ts';

type ResultsPageProps = {
  view: ResultView;
  /** Every question stands open, and the summary is one line. */
  isDetailed?: boolean;
};

/** The results of one attempt, wherever they came from. */
export function ResultsPage({ view: given, isDetailed = false }: ResultsPageProps) {
  const { view, judge, news } = useJudging(given);
  const { config, switches } = view;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-[clamp(48px,6vw,80px)]">
      <ResultsHeader view={view} />
      <TimeOver view={view} />
      {view.making && <MakingNotes making={view.making} />}
      <Score view={view} isDetailed={isDetailed} />
      {config?.lockScreen && switches.length > 0 && (
        <Note tone="yellow">{scoreMessages.switches(switches.length)}</Note>
      )}
      <QuestionReview view={view} onJudge={judge} isOpenAtFirst={isDetailed} />
      <ResultsFooter view={view} isDetailed={isDetailed} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function Score({ view, isDetailed = false }: ResultsPageProps) {
  const user = useUser();
  if (view.isEndless) return <EndlessScoreCard view={view} />;
  if (!view.isShared) return <ScoreCard view={view} isBrief={isDetailed} />;
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
