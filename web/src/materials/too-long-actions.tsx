import type { Plan } from '@engram/core/plans/catalogue.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { tooLongMessages as messages } from './messages.ts';

type TooLongActionsProps = {
  plan: Plan;
  /** Without it there is nothing to cut. */
  onCut?: () => void;
};

/** The ways on for somebody with more material than the plan reads. */
export function TooLongActions({ plan, onCut }: TooLongActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {onCut && (
        <Button size="small" onClick={onCut}>
          {messages.useFirst(plan.limits.characters)}
        </Button>
      )}
      {!plan.isPremium && (
        <Link to={paths.pricing} className={buttonClass({ variant: 'upgrade', size: 'small' })}>
          {messages.upgrade}
        </Link>
      )}
    </div>
  );
}
