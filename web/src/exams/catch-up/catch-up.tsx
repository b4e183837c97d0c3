import { useEffect, useRef } from 'react';
import type { CatchUpState, ExamPlan } from '../queries.ts';
import { Chosen } from './chosen.tsx';
import { Offers } from './offers.tsx';
import { useCatchUp } from './use-catch-up.ts';

type CatchUpProps = { plan: ExamPlan; catchUp: CatchUpState };

/** The ways to catch up on missed days, or the one that was chosen today. */
export function CatchUp({ plan, catchUp }: CatchUpProps) {
  const { way, canUndo } = catchUp;
  const change = useCatchUp(plan.exam.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(way);
  // The pressed button goes away with what it has changed: its place is taken by what came of it.
  useEffect(() => {
    if (shown.current !== way) heading.current?.focus();
    shown.current = way;
  }, [way]);
  if (way === null) {
    return (
      <Offers
        ref={heading}
        plan={plan}
        catchUp={catchUp}
        isBusy={change.isPending}
        onChoose={(chosen) => change.mutate(chosen)}
      />
    );
  }
  if (!canUndo) return null;
  return (
    <Chosen
      ref={heading}
      plan={plan}
      catchUp={catchUp}
      isBusy={change.isPending}
      onUndo={() => change.mutate(null)}
    />
  );
}
