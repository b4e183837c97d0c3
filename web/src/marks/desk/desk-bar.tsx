import { Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
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
  /** What came of accepting all, for a while in the place of the button. */
  result: string | undefined;
  resultRef: RefObject<HTMLParagraphElement | null>;
  onAcceptAll: () => void;
};

/**
 * How much is marked and proposed, and what can be done with all of it. The text below it must not
 * move: everything has its place before it is there.
 */
export function DeskBar({ desk, sure, isFirst, result, resultRef, onAcceptAll }: DeskBarProps) {
  const { marks, proposals } = desk;
  const canAccept = !isFirst && proposals.length > 0;
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-3">
      <div className={classNames('flex min-w-0 flex-wrap', sure > 0 ? 'gap-x-3' : 'gap-x-5')}>
        {sure > 0 && (
          <Legend count={sure} sample="bg-mark-soft rounded-[4px] h-4 border border-line">
            {messages.legend.sure}
          </Legend>
        )}
        <Legend count={marks.length} sample="bg-mark-quote rounded-[4px] h-4">
          {messages.legend.marked}
        </Legend>
        <Legend count={proposals.length} sample="h-3.5 border-b-2 border-dotted border-ink-3">
          {messages.legend.proposed}
        </Legend>
      </div>
      <div className="flex min-h-11 w-29 shrink-0 items-center justify-end lg:w-54">
        {result !== undefined && (
          <p ref={resultRef} tabIndex={-1} className="rounded-small px-2 type-sm font-semibold">
            {result}
          </p>
        )}
        {result === undefined && canAccept && (
          <Button variant="ghost" onClick={onAcceptAll} className="px-2! max-lg:-me-2">
            {messages.acceptAll(proposals.length)}
          </Button>
        )}
        {!isFirst && <UndoButton desk={desk} className="-me-2 px-2! max-lg:hidden" />}
      </div>
    </div>
  );
}

type UndoButtonProps = { desk: Desk; className?: string };

export function UndoButton({ desk, className }: UndoButtonProps) {
  return (
    <Button
      variant="ghost"
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
      <i aria-hidden="true" className={classNames('inline-block w-6.5 max-md:w-5', sample)} />
      <span>
        <b className="font-semibold text-ink">{count}</b> {children}
      </span>
    </span>
  );
}
