import { summariseEndless } from '@engram/core/attempts/endless/endless-results.ts';
import { Card } from '../../../ui/card.tsx';
import { scoreMessages as messages } from '../messages.ts';
import type { ResultView } from '../result-view.ts';
import { type Judging, ScoreDonut } from './score-card.tsx';
import { ScoreMeaning } from './score-meaning.tsx';
import { StrengthList } from './strength-list.tsx';

/** Of what was asked: how much was right at the first try (N30). */
export function EndlessScoreCard({ view, headingRef, onJudgeNow }: Judging & { view: ResultView }) {
  const { totalAttempted, correctAnswers, accuracy } = summariseEndless(
    view.reviewed.map(({ question }) => question),
    view.reviewed.map(({ outcome }) => outcome),
  );
  const hasAttempted = totalAttempted > 0;
  return (
    <Card
      as="section"
      aria-label={messages.section}
      className="grid grid-cols-[minmax(0,1fr)] divide-line max-lg:divide-y lg:grid-cols-[minmax(0,232px)_minmax(0,1fr)_minmax(0,0.87fr)] lg:divide-x"
    >
      {hasAttempted && <ScoreDonut view={view} onJudgeNow={onJudgeNow} />}
      <div className="grid content-center gap-5 p-7 max-lg:p-5">
        {hasAttempted && <ScoreMeaning view={view} headingRef={headingRef} />}
        <dl className="grid gap-4">
          <Figure label={messages.attempted} value={String(totalAttempted)} />
          <Figure label={messages.firstTry} value={String(correctAnswers)} />
          <Figure label={messages.accuracy} value={messages.percent(accuracy)} />
        </dl>
        {!hasAttempted && <p className="text-ink-2">{messages.nothingAttempted}</p>}
      </div>
      {hasAttempted && <StrengthList view={view} />}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-b-0">
      <dt className="type-sm font-semibold">{label}</dt>
      <dd className="type-h2 tabular-nums">{value}</dd>
    </div>
  );
}
