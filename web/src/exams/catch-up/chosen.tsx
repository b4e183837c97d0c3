import { Check, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CatchUpState, ExamPlan } from '../queries.ts';
import { chosenMessages as messages } from './messages.ts';

type ChosenProps = {
  ref: Ref<HTMLHeadingElement>;
  plan: ExamPlan;
  catchUp: CatchUpState;
  isBusy: boolean;
  onUndo: () => void;
};

/** What was chosen today; it can be taken back for as long as the day lasts. */
export function Chosen({ ref, plan, catchUp, isBusy, onUndo }: ChosenProps) {
  const { waiting } = catchUp;
  const today = plan.days[0]?.caughtUp ?? 0;
  return (
    <Card
      as="section"
      padding="small"
      aria-label={messages.region}
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <Icon icon={Check} className="text-success" />
      <div className="grid min-w-0 flex-1 basis-48">
        <h2 ref={ref} tabIndex={-1} className="type-h3">
          {writeTitle(plan, catchUp)}
        </h2>
        <p className="type-sm text-ink-2">
          {waiting === 0 && messages.back}
          {waiting > 0 && today === 0 && messages.doneToday(waiting)}
          {waiting > 0 && today > 0 && messages.waiting(today, waiting)}
        </p>
      </div>
      <Button isBusy={isBusy} onClick={onUndo} className="max-md:w-full">
        <Icon icon={Undo2} />
        {messages.undo}
      </Button>
    </Card>
  );
}

function writeTitle({ days }: ExamPlan, { way, waiting }: CatchUpState): string {
  if (waiting === 0) return messages.done;
  if (way === 'drop') return messages.drop;
  if (way === 'all') return messages.all(waiting);
  const last = days.findLastIndex(({ caughtUp }) => caughtUp > 0);
  const count = days.slice(0, last + 1).filter(({ kind }) => kind === 'study').length;
  return count > 1 ? messages.spread(count) : messages.keep;
}
