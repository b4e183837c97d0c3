import type { MaterialPage } from '@engram/core/materials/material-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { coverageMessages as messages } from './messages.ts';

type CoverageLineProps = Pick<MaterialPage, 'covered' | 'sentenceCount'>;

/** How much of a text was asked about, in one sentence, and what the colours below it mean. */
export function CoverageLine({ covered, sentenceCount }: CoverageLineProps) {
  const weak = covered.filter(({ isWeak }) => isWeak).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p className="type-sm">
        <b className="font-semibold">{messages.count(covered.length, sentenceCount)}</b>
        {messages.asked}
        {weak > 0 && messages.weak(weak)}
      </p>
      {covered.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 type-xs text-ink-2">
          <Legend look="bg-mark-soft inset-ring inset-ring-line" words={messages.legend.asked} />
          <Legend
            look="border-b-3 border-double border-danger bg-mark-quote"
            words={messages.legend.weak}
          />
          <Legend look="inset-ring inset-ring-line-strong" words={messages.legend.open} />
        </ul>
      ) : (
        <p className="type-sm text-ink-2">{messages.noneAsked}</p>
      )}
    </div>
  );
}

function Legend({ look, words }: { look: string; words: string }) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={classNames('inline-block h-3.5 w-6.5 rounded-[4px]', look)}
      />
      {words}
    </li>
  );
}
