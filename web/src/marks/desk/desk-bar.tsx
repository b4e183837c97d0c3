import { ListPlus, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { deskMessages as messages } from '../messages.ts';
import type { Desk } from './use-desk.ts';

type DeskBarProps = {
  desk: Desk;
  /** How many questions were there before anything was marked. */
  sure: number;
  /** Nobody has begun, and what to begin with is said elsewhere. */
  isFirst: boolean;
  onAcceptAll: () => void;
};

/** How much is marked and proposed, and what can be done with all of it. */
export function DeskBar({ desk, sure, isFirst, onAcceptAll }: DeskBarProps) {
  const { marks, proposals } = desk;
  return (
    <div
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-y-1.5',
        sure > 0 ? 'gap-x-3' : 'gap-x-5',
      )}
    >
      {sure > 0 && (
        <Legend count={sure} sample="bg-mark-soft rounded-[4px] h-4 border border-line">
          {messages.legend.sure}
        </Legend>
      )}
      {(marks.length > 0 || sure === 0) && (
        <Legend count={marks.length} sample="bg-mark-quote rounded-[4px] h-4">
          {messages.legend.marked}
        </Legend>
      )}
      <Legend count={proposals.length} sample="h-3.5 border-b-2 border-dotted border-ink-3">
        {messages.legend.proposed}
      </Legend>
      <span className="grow" />
      {!isFirst && proposals.length > 0 && (
        <Button
          variant="ghost"
          onClick={onAcceptAll}
          className={classNames('max-md:-me-2 max-md:px-2', sure > 0 && 'px-2!')}
        >
          {sure === 0 && <Icon icon={ListPlus} className="max-md:hidden" />}
          {messages.acceptAll(proposals.length)}
        </Button>
      )}
      {!isFirst && (
        <UndoButton
          desk={desk}
          isQuiet={sure > 0}
          className={classNames('max-lg:hidden', sure > 0 && '-me-2 px-2!')}
        />
      )}
    </div>
  );
}

type UndoButtonProps = { desk: Desk; isQuiet?: boolean; className?: string };

export function UndoButton({ desk, isQuiet = false, className }: UndoButtonProps) {
  return (
    <Button
      variant={isQuiet ? 'ghost' : 'secondary'}
      // It stays where the keyboard is when there is nothing left to take back.
      isPaused={!desk.canUndo}
      aria-label={messages.undoLabel(desk.undoes ?? '')}
      onClick={desk.undo}
      className={className}
    >
      <Icon icon={Undo2} />
      {messages.undo}
    </Button>
  );
}

type LegendProps = { count: number; sample: string; children: ReactNode };

function Legend({ count, sample, children }: LegendProps) {
  return (
    <span className="inline-flex items-center gap-2 type-sm text-ink-2">
      <i aria-hidden="true" className={classNames('inline-block w-6.5', sample)} />
      <span>
        <b className="font-semibold text-ink">{count}</b> {children}
      </span>
    </span>
  );
}
