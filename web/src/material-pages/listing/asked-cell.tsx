import { percentOf } from '@engram/core/attempts/count-results.ts';
import type { Coverage } from '@engram/core/materials/material-page.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { Link } from 'react-router';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { testFrom } from '../../materials/library/test-from.ts';
import { rowMessages as messages } from './messages.ts';

type AskedCellProps = { material: Material; coverage: Coverage | undefined };

/** How much of a text was asked about, or the way to its first test. */
export function AskedCell({ material, coverage }: AskedCellProps) {
  const { title, usedInTests } = material;
  if (usedInTests === 0) {
    return (
      <Link
        {...testFrom(material)}
        aria-label={messages.makeTestOf(title)}
        className="inline-flex min-h-7 tall-target items-center rounded-tag type-sm max-md:mt-3.5 font-semibold text-petrol no-underline hover:underline"
      >
        {messages.makeTest}
      </Link>
    );
  }
  const percent = coverage && percentOf(coverage.askedCount, coverage.sentenceCount);
  return (
    <span className="grid min-h-7 grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5 type-sm font-semibold md:w-30 md:grid-cols-[minmax(0,1fr)_40px]">
      {coverage && percent !== undefined ? (
        <>
          <ProgressBar
            aria-label={messages.askedOf(title)}
            value={percent}
            valueText={messages.sentences(coverage.askedCount, coverage.sentenceCount)}
            isThin
          />
          <span className="tabular-nums">
            {messages.percent(percent)}
            <span className="font-medium text-ink-2 md:hidden">{messages.askedAbout}</span>
          </span>
        </>
      ) : (
        <Skeleton className="h-1.5" />
      )}
    </span>
  );
}
