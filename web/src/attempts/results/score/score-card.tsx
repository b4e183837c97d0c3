import { resultMessages, writePoints } from '@engram/core/attempts/messages.ts';
import { scoreTone } from '@engram/core/attempts/score-tone.ts';
import type { Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { Donut } from '../../../ui/studying/donut.tsx';
import { ScoreBar } from '../../../ui/studying/score-bar.tsx';
import { scoreBarTone } from '../../score-bar-tone.ts';
import { writeDuration } from '../../write-time.ts';
import { scoreMessages as messages } from '../messages.ts';
import { findTimeEfficiency, hasRunOut, type ResultView } from '../result-view.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { ScoreMeaning } from './score-meaning.tsx';
import { StrengthList } from './strength-list.tsx';

type ScoreCardProps = {
  view: ResultView;
  /** Above the full review, which says the rest. */
  isBrief: boolean;
} & Judging;

/** For results that their learner may judge. */
export type Judging = {
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  onJudgeNow?: (() => void) | undefined;
};

export function ScoreCard({ view, isBrief, headingRef, onJudgeNow }: ScoreCardProps) {
  return (
    // In a narrow window two cards: what happens next comes between them.
    <section
      aria-label={messages.section}
      className={classNames(
        'max-lg:contents lg:grid',
        'lg:rounded-card lg:border lg:border-line lg:bg-surface lg:shadow-e1',
        isBrief
          ? 'lg:grid-cols-[minmax(0,232px)_minmax(0,1fr)]'
          : 'lg:grid-cols-[minmax(0,232px)_minmax(0,1fr)_minmax(0,0.87fr)]',
      )}
    >
      <div className={classNames(narrowCard, 'lg:contents')}>
        <ScoreDonut view={view} onJudgeNow={onJudgeNow} />
        <div className="grid content-center gap-5 border-line p-7 max-lg:border-t max-lg:p-5 lg:border-s">
          <ScoreMeaning view={view} headingRef={headingRef} />
          <ScoreBars view={view} />
        </div>
      </div>
      {!isBrief && (
        <div className={classNames(narrowCard, 'border-line max-lg:order-last lg:border-s')}>
          <StrengthList view={view} />
        </div>
      )}
    </section>
  );
}

const narrowCard =
  'grid max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-e1';

type ScoreDonutProps = Pick<Judging, 'onJudgeNow'> & { view: ResultView };

export function ScoreDonut({ view: { results, isJudging }, onJudgeNow }: ScoreDonutProps) {
  const { correctCount, totalQuestions, gradedQuestions } = results;
  return (
    <div className="grid content-center justify-items-center gap-3 p-6 text-center">
      <PercentDonut results={results} />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {messages.ofCorrect(correctCount, gradedQuestions ?? totalQuestions)}
        </p>
        <CountNotes results={results} onJudgeNow={isJudging ? undefined : onJudgeNow} />
        <div role="status">
          {isJudging && (
            <p className="mt-2 type-xs text-balance text-ink-2">
              <span className="me-2 inline-flex align-middle">
                <Spinner />
              </span>
              {messages.checking}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export function PercentDonut({ results }: Pick<ResultView, 'results'>) {
  const { score, correctCount, incorrectCount, partlyCount = 0 } = results;
  return (
    <Donut
      correct={correctCount}
      partly={partlyCount}
      incorrect={incorrectCount - partlyCount}
      tone={scoreTone(score) === 'success' ? 'success' : 'petrol'}
      value={messages.percent(score)}
      label={messages.donut(correctCount, partlyCount, incorrectCount - partlyCount)}
    />
  );
}

/** What the count leaves out, what it counts in part, and what it counts as wrong. */
export function CountNotes({
  results,
  onJudgeNow,
}: Pick<ResultView, 'results'> & Pick<Judging, 'onJudgeNow'>) {
  const { totalQuestions, gradedQuestions = totalQuestions, unanswered } = results;
  const { partlyCount, points, toBeJudged } = results;
  const waiting = totalQuestions - gradedQuestions;
  return (
    <>
      {points !== undefined && (
        <p className="type-xs text-balance text-ink-3">
          {[
            ...(partlyCount === undefined ? [] : [resultMessages.partlyRight(partlyCount)]),
            writePoints(points),
          ].join(', ')}
        </p>
      )}
      {toBeJudged !== undefined && (
        <p className="type-xs text-balance text-ink-3">
          {resultMessages.waitForTeacher(toBeJudged)}
        </p>
      )}
      {waiting > 0 && (
        <p className="type-xs text-balance text-ink-3">
          {onJudgeNow ? messages.needEye(waiting) : resultMessages.needReview(waiting)}
        </p>
      )}
      {waiting > 0 && onJudgeNow && (
        <TextButton onClick={onJudgeNow} className="justify-self-center">
          {messages.judgeNow(waiting)}
        </TextButton>
      )}
      {unanswered > 0 && (
        <p className="type-xs text-balance text-ink-3">{messages.unanswered(unanswered)}</p>
      )}
    </>
  );
}

export function ScoreBars({ view }: { view: ResultView }) {
  const { score } = view.results;
  const efficiency = findTimeEfficiency(view);
  const isOver = hasRunOut(view);
  const taken = writeDuration(view.timeTakenSeconds ?? 0);
  const limit = writeDuration(view.timeLimitSeconds ?? 0);
  return (
    <>
      <ScoreBar
        label={messages.overall}
        percent={score}
        value={messages.percent(score)}
        isValueKnown
        tone={scoreBarTone(score)}
        hasPassTick
        caption={messages.passMark}
      />
      {efficiency !== undefined && (
        <ScoreBar
          label={messages.timeEfficiency}
          percent={efficiency}
          // Nobody is to be blamed with a zero because the bell rang.
          value={isOver ? messages.allTime : messages.percent(efficiency)}
          caption={isOver ? messages.timeLimit(limit) : messages.timeLeft(taken, limit)}
        />
      )}
    </>
  );
}
