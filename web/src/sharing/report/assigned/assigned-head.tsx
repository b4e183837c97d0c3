import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { LockOpen, Printer, Radio } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { describeTimes } from '../../watching/describe-times.ts';
import { liveMessages } from '../../watching/messages.ts';
import { MomentDialog } from '../../watching/moment-dialog.tsx';
import { StateBadge } from '../../watching/state-badge.tsx';
import { assignedMessages as messages } from './messages.ts';

type AssignedTimesProps = { assignment: Assignment; timeZone: string };

/** Below the name: whether it is open, until when, and the way to open it again. */
export function AssignedTimes({ assignment, timeZone }: AssignedTimesProps) {
  const { state } = assignment;
  const [isReopening, setIsReopening] = useState(false);
  // For the year alone.
  const [now] = useState(() => Date.now());
  const isOver = state === 'closed' || state === 'late';
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-sm text-ink-2">
      <StateBadge state={state} />
      <span>{describeTimes(assignment, { now, timeZone })}</span>
      {isOver && (
        <TextButton className="print:hidden" onClick={() => setIsReopening(true)}>
          <Icon icon={LockOpen} size="small" />
          {liveMessages.reopen}
        </TextButton>
      )}
      <MomentDialog
        kind="reopen"
        assignment={assignment}
        readNow={() => Date.now()}
        timeZone={timeZone}
        isOpen={isReopening}
        onClose={() => setIsReopening(false)}
      />
    </div>
  );
}

export function AssignedActions({ assignment: { code, state } }: { assignment: Assignment }) {
  return (
    <>
      <Button className="max-md:px-3" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {messages.print}
      </Button>
      {state !== 'closed' && (
        <Link to={pathsOf.assignment(code)} className={buttonClass({ variant: 'primary' })}>
          <Icon icon={Radio} />
          {messages.watch}
        </Link>
      )}
    </>
  );
}
