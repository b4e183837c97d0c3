import { resumeSubscription } from '@engram/core/plans/api.ts';
import type { Subscription } from '@engram/core/plans/subscription.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { type Outcome, SettingOutcome } from '../setting-row.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { CancelButton } from './cancel-button.tsx';
import { isRunning } from './describe-subscription.ts';
import { cancelMessages, subscriptionMessages as messages } from './messages.ts';
import { useSubscriptionChange } from './use-subscription-change.ts';

/** How loudly it is offered, if at all: a screen has one primary button. */
export type Upgrade = 'primary' | 'secondary' | 'none';

type SubscriptionActionsProps = {
  subscription: Subscription;
  upgrade?: Upgrade;
  children?: ReactNode;
};

/** What can be done about the plan; free upgrades, premium cancels, both see all plans (NS-47). */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, upgrade = 'primary', children } = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeBox = useLostFocus({ isExpected: outcome !== undefined, change: subscription });
  const { state } = subscription;
  return (
    <div className="px-5.5 py-3.5">
      <div className="flex flex-wrap gap-3 max-md:*:w-full max-md:*:whitespace-normal">
        {state === 'free' && upgrade !== 'none' && (
          <Link to={paths.pricing} className={buttonClass({ variant: upgrade })}>
            {messages.upgrade}
          </Link>
        )}
        {isRunning(subscription) && (
          <CancelButton
            onCancelled={() => setOutcome({ tone: 'green', text: cancelMessages.done })}
          />
        )}
        {state === 'cancelled' && <ResumeButton onOutcome={setOutcome} />}
        <div className="ms-auto flex flex-wrap gap-3 max-md:*:w-full max-md:*:whitespace-normal">
          {children}
          <Link to={paths.pricing} className={buttonClass()}>
            {messages.viewPlans}
          </Link>
        </div>
      </div>
      {/* The button that was pressed is gone by what it did. */}
      <div ref={outcomeBox} tabIndex={-1} className="rounded-card focus-visible:shadow-none">
        <SettingOutcome outcome={outcome} className="mt-3" />
      </div>
    </div>
  );
}

type ResumeButtonProps = { onOutcome: (outcome: Outcome | undefined) => void };

function ResumeButton({ onOutcome }: ResumeButtonProps) {
  const resuming = useSubscriptionChange({
    ask: () => call(resumeSubscription, {}),
    onStart: () => onOutcome(undefined),
    onDone: () => onOutcome({ tone: 'green', text: cancelMessages.resumed }),
    onFailed: (error) => onOutcome({ tone: 'red', text: readFailure(error, messages.failed) }),
  });
  return (
    <Button variant="primary" isBusy={resuming.isPending} onClick={() => resuming.mutate()}>
      {resuming.isPending ? cancelMessages.resuming : cancelMessages.resume}
    </Button>
  );
}
