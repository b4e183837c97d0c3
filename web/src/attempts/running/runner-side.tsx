import type { ReactNode } from 'react';
import { KeysSetting } from '../../keys/keys-setting.tsx';
import { Card } from '../../ui/card.tsx';
import { runnerMessages as messages } from './messages.ts';
import { GridLegend, QuestionGrid, type QuestionGridProps } from './asking/question-grid.tsx';

type RunnerSideProps = {
  grid: QuestionGridProps;
  isSticky: boolean;
  /** Between them, such as the study material. */
  children?: ReactNode;
};

/** Beside the questions, or below them where there is no room. */
export function RunnerSide({ grid, isSticky, children }: RunnerSideProps) {
  const count = grid.answered.filter(Boolean).length;
  return (
    <aside
      aria-label={messages.side}
      className={`grid content-start gap-4 ${isSticky ? 'md:sticky md:top-24 [@media(height<30rem)]:static' : ''}`}
    >
      <Card padding="small" className="grid gap-4 max-md:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="type-sm font-semibold">{messages.grid.label}</h2>
          <span className="type-xs text-ink-3 tabular-nums">
            {messages.answered(count, grid.answered.length)}
          </span>
        </div>
        <div data-question-grid>
          <QuestionGrid {...grid} />
        </div>
        <GridLegend />
      </Card>
      {children}
      <KeysSetting />
    </aside>
  );
}
