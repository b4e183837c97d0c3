import type { ClassResult, Gradebook, GradebookRow } from '@engram/core/classes/gradebook.ts';
import {
  averageOf,
  averageOfClass,
  averageOfTest,
  percentsOf,
  trendOf,
} from '@engram/core/classes/weigh-gradebook.ts';
import { classLimits } from '@engram/core/limits.ts';
import { Link } from 'react-router';
import { writeShortDay } from '../../attempts/write-time.ts';
import { pathsOf } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { bookMessages as messages } from '../messages.ts';
import { Trend } from './trend.tsx';

type GradebookTableProps = {
  book: Gradebook;
  timeZone: string;
  /** Names lead to one student's page; on paper nothing leads anywhere. */
  classId?: string;
};

/** The column of names stays in its place while the tests scroll. */
export function GradebookTable({ book: { tests, rows }, timeZone, classId }: GradebookTableProps) {
  const calendar = { now: Date.now(), timeZone };
  const classPercents = tests.map(({ code }) => averageOfTest(rows, code));
  return (
    <table className="w-full border-collapse type-ui tabular-nums">
      <thead>
        <tr className="bg-sunken/60">
          <th scope="col" className={classNames(headCell, nameCell, 'text-start')}>
            {messages.student}
          </th>
          <th scope="col" className={headCell}>
            {messages.average}
          </th>
          <th scope="col" className={headCell}>
            {messages.trend}
          </th>
          {tests.map(({ code, title, closesAt, weight }) => (
            <th key={code} scope="col" className={classNames(headCell, 'min-w-24 max-w-40')}>
              <span className="block wrap-anywhere">{title}</span>
              <span className="block font-normal whitespace-nowrap">
                {writeShortDay(closesAt, calendar)}
              </span>
              {weight !== 1 && (
                <span className="block font-normal whitespace-nowrap">
                  {messages.weight(weight)}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.memberId} row={row} tests={tests} classId={classId} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className={classNames(bodyCell, nameCell, 'text-start')}>
            {messages.class}
          </th>
          <td className={bodyCell}>{writePercent(averageOfClass(rows, tests))}</td>
          <td className={bodyCell}>
            <Trend percents={classPercents} change={trendOf(classPercents)} />
          </td>
          {tests.map(({ code }, place) => (
            <td key={code} className={bodyCell}>
              {writeRounded(classPercents[place] ?? null)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = {
  row: GradebookRow;
  tests: Gradebook['tests'];
  classId: string | undefined;
};

function Row({ row: { memberId, name, isRemoved, results }, tests, classId }: RowProps) {
  const percents = percentsOf(results, tests);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(bodyCell, nameCell, 'text-start font-semibold')}>
        {classId === undefined ? (
          name
        ) : (
          <Link
            to={pathsOf.classRecord(classId, memberId)}
            className="inline-flex min-h-6 items-center text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        )}
        {isRemoved && (
          <span className="block type-xs font-normal text-ink-3">{messages.removed}</span>
        )}
      </th>
      <td className={classNames(bodyCell, 'font-semibold')}>
        {writePercent(averageOf(results, tests))}
      </td>
      <td className={bodyCell}>
        <Trend percents={percents} change={trendOf(percents)} />
      </td>
      {tests.map(({ code }) => (
        <td key={code} className={bodyCell}>
          <Cell result={results.find((result) => result.code === code)} />
        </td>
      ))}
    </tr>
  );
}

export function Cell({ result }: { result: ClassResult | undefined }) {
  if (!result) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{messages.notYet}</span>
      </span>
    );
  }
  const { state, percent } = result;
  if (state === 'absent') return <span className="text-ink-3">{messages.absent}</span>;
  const isLow = percent !== null && percent < classLimits.lowPercent;
  return (
    <span className={isLow ? 'font-[640] text-danger-ink' : undefined}>
      {isLow && (
        <>
          <span aria-hidden>▾ </span>
          <span className="sr-only">{messages.low(classLimits.lowPercent)}: </span>
        </>
      )}
      {percent}
      {state === 'to-judge' && (
        <>
          <span aria-hidden> ?</span>
          <span className="sr-only">, {messages.toGrade}</span>
        </>
      )}
    </span>
  );
}

export function writePercent(percent: number | null): string {
  return percent === null ? '–' : messages.percent(Math.round(percent));
}

function writeRounded(percent: number | null): string {
  return percent === null ? '–' : String(Math.round(percent));
}

const headCell = 'px-3.5 py-3 text-end align-bottom type-xs font-semibold text-ink-2';
const bodyCell = 'px-3.5 py-2.5 text-end';
const nameCell =
  'sticky start-0 z-1 min-w-36 max-w-60 bg-surface ps-6 wrap-anywhere max-md:min-w-28 max-md:ps-4';
