import type { ShareReport, Taker } from '@engram/core/sharing/share.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TakerMarks } from '../../watching/taker-marks.tsx';
import { takerLinkId, takerSearch } from '../use-report-place.ts';
import { AnswerCell, CellLegend } from './answer-cell.tsx';
import { assignedMessages as messages } from './messages.ts';
import { nameOf } from './name-of.ts';

type AnswerGridProps = { report: ShareReport; takers: readonly Taker[] };

const first = 12;

/** Every taker and every question; wide ones scroll, and the names stay in sight. */
export function AnswerGrid({ report, takers }: AnswerGridProps) {
  const [isWhole, setIsWhole] = useState(takers.length <= first + 3);
  // On paper there is nothing to press.
  useEffect(() => {
    const showAll = () => flushSync(() => setIsWhole(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  const shown = isWhole ? takers : takers.slice(0, first);
  const numbers = Array.from({ length: report.questionCount }, (_, place) => place + 1);
  return (
    <Card as="section" aria-label={messages.grid} className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-[clamp(18px,2.2vw,24px)] py-4.5">
        <h2 className="type-h3">{messages.grid}</h2>
        <CellLegend marks={new Set(takers.flatMap(({ marks }) => marks))} />
      </header>
      <div
        role="region"
        aria-label={messages.gridRegion}
        // A wide table is scrolled by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto border-t border-line focus-visible:inset-ring-2 focus-visible:inset-ring-petrol print:overflow-visible"
      >
        <table className="w-full border-separate border-spacing-0 type-sm">
          <thead>
            <tr className="bg-sunken/60">
              <th scope="col" className={`${nameCell} bg-sunken! text-ink-2`}>
                {messages.taker}
              </th>
              <th scope="col" className={`${cell} text-ink-2`}>
                {messages.score}
              </th>
              {numbers.map((number) => (
                <th key={number} scope="col" className={cell}>
                  <a
                    href={`#question-${number}`}
                    aria-label={messages.question(number)}
                    className="grid min-h-6 min-w-6 place-items-center rounded-tag font-semibold text-ink-2 no-underline hover:underline"
                  >
                    {number}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((taker) => (
              <TakerRow key={taker.attemptId} taker={taker} />
            ))}
          </tbody>
          <tfoot>
            <AllRow report={report} count={takers.length} />
          </tfoot>
        </table>
      </div>
      {!isWhole && (
        <div className="border-t border-line px-3 py-2.5 print:hidden">
          <Button variant="ghost" onClick={() => setIsWhole(true)}>
            <Icon icon={ChevronDown} />
            {messages.showAll(takers.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function TakerRow({ taker }: { taker: Taker }) {
  const { attemptId, marks, score } = taker;
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={nameCell}>
        <Link
          id={takerLinkId(attemptId)}
          to={takerSearch(attemptId)}
          className="inline-block tall-target py-1 font-semibold wrap-anywhere text-ink no-underline hover:underline focus-visible:rounded-tag focus-visible:shadow-focus"
        >
          {nameOf(taker)}
        </Link>
        {taker.attempt && (
          <TakerMarks taker={{ ...taker.attempt, repeats: taker.repeats ?? null }} />
        )}
      </th>
      <td className={`${cell} font-[640] tabular-nums`}>{messages.percent(score)}</td>
      {marks.map((mark, place) => (
        // A question is nothing but its place here.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place} className={cell}>
          <AnswerCell mark={mark} />
        </td>
      ))}
    </tr>
  );
}

/** How all of them did, question by question. */
function AllRow({ report, count }: { report: ShareReport; count: number }) {
  const inOrder = report.questions.toSorted((one, other) => one.number - other.number);
  return (
    <tr className="text-ink-2">
      <th scope="row" className={`${nameCell} font-medium!`}>
        {messages.allTakers(count)}
      </th>
      <td className={`${cell} tabular-nums`}>
        {report.scores && messages.percent(report.scores.median)}
      </td>
      {inOrder.map(({ number, percentCorrect }) => (
        <td key={number} className={`${cell} text-xs tabular-nums`}>
          {percentCorrect !== null && messages.percent(percentCorrect)}
        </td>
      ))}
    </tr>
  );
}

const cell = 'border-b border-line px-1.25 py-1 text-center print:px-0.5';
const nameCell =
  'sticky start-0 z-1 min-w-32 max-w-48 border-e border-b border-line bg-surface py-1 ps-4.5 pe-3 text-start font-semibold md:min-w-44 md:max-w-64 md:ps-6 print:static';
