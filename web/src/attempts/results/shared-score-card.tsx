import { scoreTone } from '@engram/core/attempts/score-tone.ts';
import { Card } from '../../ui/card.tsx';
import { Donut } from '../../ui/donut.tsx';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { scoreBarTone } from '../score-bar-tone.ts';
import { scoreMessages as messages } from './messages.ts';
import { MiddleScore } from './middle-score.tsx';
import type { ResultView } from './result-view.ts';
import { CountNotes } from './score-card.tsx';
import { StrengthPair } from './strength-list.tsx';

/** The score of a shared test, beside that of the others. */
export function SharedScoreCard({ view }: { view: ResultView }) {
  const { results, shared } = view;
  const { score, correctCount, incorrectCount, totalQuestions, gradedQuestions } = results;
  return (
    <Card
      as="section"
      aria-label={messages.section}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-6 p-[clamp(20px,3vw,36px)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-center justify-items-center gap-x-9 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <Donut
          correct={correctCount}
          incorrect={incorrectCount}
          tone={scoreTone(score) === 'success' ? 'success' : 'petrol'}
          value={messages.percent(score)}
          label={messages.donut(correctCount, incorrectCount)}
        />
        <div className="grid w-full gap-4">
          <div className="max-md:text-center">
            <p className="type-h2">
              {messages.ofCorrect(correctCount, gradedQuestions ?? totalQuestions)}
            </p>
            {shared && <MiddleScore code={shared.code} score={score} />}
            <CountNotes results={results} />
          </div>
          <ScoreBar
            label={messages.overall}
            percent={score}
            value={messages.percent(score)}
            tone={scoreBarTone(score)}
            hasPassTick
            caption={messages.passMark}
          />
        </div>
      </div>
      <div className="border-t border-line pt-5">
        <StrengthPair view={view} />
      </div>
    </Card>
  );
}
