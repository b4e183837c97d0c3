import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { groupCode } from '@engram/core/sharing/share-code.ts';
import { ChartColumn, Lock, LockOpen, QrCode } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BackLink } from '../../attempts/back-link.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { describeTimes } from './describe-times.ts';
import { liveMessages as messages } from './messages.ts';
import { MomentDialog } from './moment-dialog.tsx';
import { StateBadge } from './state-badge.tsx';

type LiveHeadProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  assignment: Assignment;
  takers: readonly LiveTaker[];
  readNow: () => number;
  timeZone: string;
};

/** Which test it is, until when, and what its owner can do about that. */
export function LiveHead({ heading, assignment, takers, readNow, timeZone }: LiveHeadProps) {
  const { code, title, state } = assignment;
  const [asked, setAsked] = useState<'close' | 'change' | 'reopen'>();
  const close = () => setAsked(undefined);
  const dialog = { assignment, readNow, timeZone, onClose: close };
  const isOver = state === 'closed' || state === 'late';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <BackLink to={paths.tests}>{messages.backToTests}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="type-h1 font-serif font-semibold wrap-anywhere"
          >
            {title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 type-sm text-ink-2">
            <StateBadge state={state} />
            <span>{describeTimes(assignment, { now: readNow(), timeZone })}</span>
            {isOver ? (
              <TextButton onClick={() => setAsked('reopen')}>
                <Icon icon={LockOpen} size="small" />
                {messages.reopen}
              </TextButton>
            ) : (
              <span className="whitespace-nowrap">
                {messages.code} <b className="font-semibold text-ink">{groupCode(code)}</b>
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:min-h-12 max-md:*:flex-auto">
          {isOver ? (
            <Link to={pathsOf.shareReport(code)} className={buttonClass({ variant: 'primary' })}>
              <Icon icon={ChartColumn} />
              {messages.report}
            </Link>
          ) : (
            <>
              <Link to={pathsOf.handout(code)} className={buttonClass()}>
                <Icon icon={QrCode} />
                {messages.showCode}
              </Link>
              <Button onClick={() => setAsked('change')}>{messages.changeClosing}</Button>
              {state === 'open' && (
                <Button variant="primary" onClick={() => setAsked('close')}>
                  <Icon icon={Lock} />
                  {messages.closeNow}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <CloseDialog {...dialog} takers={takers} isOpen={asked === 'close'} />
      <MomentDialog {...dialog} kind="change" isOpen={asked === 'change'} />
      <MomentDialog {...dialog} kind="reopen" isOpen={asked === 'reopen'} />
    </div>
  );
}
