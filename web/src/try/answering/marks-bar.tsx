import { ArrowRight } from 'lucide-react';
import { UndoButton } from '../../marks/desk/desk-bar.tsx';
import type { Desk } from '../../marks/desk/use-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { trialMessages as messages } from '../messages.ts';

type MarksBarProps = {
  desk: Desk;
  /** Of all questions, with those that were ready. */
  count: number;
  /** All of them were answered. */
  isOver: boolean;
  /** To the next question, or to how it went. */
  onGoOn: () => void;
};

/** What marking has brought, where the window is narrow and the questions are out of sight. */
export function MarksBar({ desk, count, isOver, onGoOn }: MarksBarProps) {
  return (
    <div
      data-bottom-bar
      data-over-footer
      className="flex min-h-16 items-center gap-x-2 max-[22.5rem]:gap-x-1 rounded-t-[20px] border-t border-line bg-raised px-(--gutter) py-2 pb-[max(8px,env(safe-area-inset-bottom))] shadow-e3 lg:hidden"
    >
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <span>{messages.marks(desk.marks.length)}</span>
        <Icon icon={ArrowRight} size="small" className="text-ink-3" />
        <span className="sr-only">{messages.give}</span>
        <span>{messages.questions(count)}</span>
      </p>
      <UndoButton desk={desk} className="ms-auto px-2!" />
      <Button variant="primary" onClick={onGoOn} className="max-[22.5rem]:px-3">
        {isOver ? messages.seeResult : messages.answerThem}
      </Button>
    </div>
  );
}
