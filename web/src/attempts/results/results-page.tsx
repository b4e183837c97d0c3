import { useSession } from '../../accounts/session.tsx';
import { MakingNotes } from '../../practice-tests/making-notes.tsx';
import { Note } from '../../ui/note.tsx';
import { EndlessScoreCard } from './endless-score-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { scoreMessages } from './messages.ts';
import { QuestionReview } from './question-review.tsx';
import type { ResultView } from './result-view.ts';
import { ResultsFooter } from './results-footer.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ScoreCard } from './score-card.tsx';
import { useJudging } from './use-judging.ts';

type ResultsPageProps = {
  view: ResultView;
  /** Every question stands open, and the summary is one line. */
  isDetailed?: boolean;
};

/** The results of one attempt, wherever they came from. */
export function ResultsPage({ view: given, isDetailed = false }: ResultsPageProps) {
  const { view, judge, news } = useJudging(given);
  const { state } = useSession();
  const isVisitor = state === 'signed-out';
  const { config, switches } = view;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-[clamp(48px,6vw,80px)]">
      <ResultsHeader view={view} />
      {view.making && <MakingNotes making={view.making} />}
      {view.isEndless ? (
        <EndlessScoreCard view={view} />
      ) : (
        <ScoreCard view={view} isBrief={isDetailed} />
      )}
      {config?.lockScreen && switches.length > 0 && (
        <Note tone="yellow">{scoreMessages.switches(switches.length)}</Note>
      )}
      {isVisitor && <InviteCard />}
      <QuestionReview view={view} onJudge={judge} isOpenAtFirst={isDetailed} />
      <ResultsFooter view={view} isDetailed={isDetailed} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
