import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import { percentOf } from '@engram/core/attempts/count-results.ts';
import { useState } from 'react';
import { BlankedText } from '../../questions/blanked-text.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { scoreBarTone } from '../score-bar-tone.ts';
import { HitSquares, SquareLegend } from './hit-squares.tsx';
import { difficultyMessages as messages } from './messages.ts';
import {
  type DifficultyOrder,
  difficultyOrders,
  orderRecords,
  type QuestionRecord,
} from './order-questions.ts';
import { ReviewMissed } from './review-missed.tsx';
import { ShowAll } from './show-all.tsx';
import { shownAtFirst, useWholeList } from './use-whole-list.ts';

const shownAttempts = 10;

type QuestionDifficultyProps = {
  records: readonly QuestionRecord[];
  /** The last attempt. */
  attemptId: string;
  /** Attempts that it tells of. */
  listed: number;
  total: number;
};

export function QuestionDifficulty({ records, attemptId, listed, total }: QuestionDifficultyProps) {
  const [order, setOrder] = useState<DifficultyOrder>('hardest');
  const { list, isWhole, showWhole } = useWholeList<HTMLOListElement>();
  const shown = orderRecords(records, order).slice(0, isWhole ? undefined : shownAtFirst);
  return (
    <Card as="section" aria-labelledby="question-difficulty">
      <div className="flex flex-wrap items-center justify-between gap-3 px-[clamp(18px,2.2vw,24px)] py-4.5">
        <div className="grid gap-1.5">
          <h2 id="question-difficulty" className="type-h3">
            {messages.title}
          </h2>
          <p className="type-xs text-ink-3">
            {[
              messages.hints[order],
              ...(listed < total ? [messages.ofLast(listed, total)] : []),
            ].join(' ')}
          </p>
          <SquareLegend marks={new Set(records.flatMap(({ marks }) => marks))} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ReviewMissed attemptId={attemptId} />
          <Segmented
            aria-label={messages.order}
            value={order}
            onValueChange={setOrder}
            options={difficultyOrders.map((value) => ({ value, label: messages.orders[value] }))}
          />
        </div>
      </div>
      <ol ref={list}>
        {shown.map((record) => (
          <RecordRow key={record.question.id} record={record} />
        ))}
      </ol>
      {shown.length < records.length && (
        <ShowAll onPress={showWhole}>{messages.showAll(records.length)}</ShowAll>
      )}
    </Card>
  );
}

function RecordRow({ record }: { record: QuestionRecord }) {
  const { question, number, marks } = record;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-2 gap-y-2.5 border-t border-line px-4.5 py-4 md:grid-cols-[34px_minmax(0,1fr)_auto_176px] md:gap-x-6 md:px-6 md:py-3.5 max-md:[&>*:nth-child(n+3)]:col-start-2"
    >
      <span className="font-semibold text-ink-3">{number}</span>
      <span className="grid gap-1">
        <span className="font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere">
          <BlankedText text={question.text} format={question.format} />
        </span>
        <span className="type-xs text-ink-3">{questionTypeNames[question.type]}</span>
      </span>
      <span>{marks.length > 0 && <HitSquares marks={marks.slice(-shownAttempts)} />}</span>
      <RightShare record={record} />
    </li>
  );
}

function RightShare({ record: { marks, right, graded } }: { record: QuestionRecord }) {
  if (graded === 0) {
    return (
      <span className="type-sm text-ink-3">
        {marks.length === 0 ? messages.neverAsked : messages.ungraded}
      </span>
    );
  }
  const percent = percentOf(right, graded);
  const words = messages.right(right, graded);
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_3.125rem] items-center gap-2.5">
      <ProgressBar
        aria-label={messages.rightMeaning}
        value={percent}
        valueText={words}
        tone={scoreBarTone(percent)}
        isThin
      />
      <span
        aria-hidden="true"
        className="text-end text-sm font-[640] whitespace-nowrap tabular-nums"
      >
        {words}
      </span>
    </span>
  );
}
