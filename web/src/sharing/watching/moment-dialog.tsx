import type { Assignment } from '@engram/core/sharing/assignment.ts';
import { findMoment, readWallClock } from '@engram/core/time/zoned-clock.ts';
import { writeDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { Eye } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Note } from '../../ui/states/note.tsx';
import { checkClosing } from '../moments/check-closing.ts';
import { MomentFields } from '../moments/moment-fields.tsx';
import { writeDistance } from '../moments/write-distance.ts';
import { changeMessages, momentMessages as messages } from './messages.ts';
import { useChangeClosing } from './use-change-closing.ts';

type MomentDialogProps = {
  /** The same for both: 'reopen' when it is closed, 'change' while it is open or still to come. */
  kind: 'reopen' | 'change';
  assignment: Assignment;
  /** The time of the server. */
  readNow: () => number;
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
};

export function MomentDialog({ kind, isOpen, onClose, ...rest }: MomentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isReopening = kind === 'reopen';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      width="widest"
      closeLabel={messages.close}
      title={isReopening ? messages.reopenTitle : messages.changeTitle}
      description={isReopening ? messages.reopenText : messages.changeText}
    >
      <MomentForm kind={kind} {...rest} onBusy={setIsBusy} onClose={onClose} />
    </Dialog>
  );
}

type MomentFormProps = Omit<MomentDialogProps, 'isOpen'> & { onBusy: (isBusy: boolean) => void };

const dayMs = 24 * 60 * 60 * 1000;

function MomentForm({ kind, assignment, readNow, timeZone, onBusy, onClose }: MomentFormProps) {
  const { code, opensAt, closesAt, state } = assignment;
  const [now] = useState(readNow);
  const isReopening = kind === 'reopen';
  const [until, setUntil] = useState(() =>
    readWallClock(isReopening ? roundUp(now + dayMs) : Date.parse(closesAt), timeZone),
  );
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const write = (time: string | number) => writeDayAndTime(time, { now, timeZone });
  const { change, isChanging } = useChangeClosing({
    code,
    onDone: onClose,
    describe: (changed) =>
      (isReopening ? changeMessages.reopened : changeMessages.changed)(write(changed.closesAt)),
  });
  const moment = findMoment(until, timeZone);
  const around = { now, opensAt: state === 'not-open' ? Date.parse(opensAt) : null };
  const isSound = checkClosing(moment, around) === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanging) return;
    const found = checkClosing(moment, { ...around, now: readNow() });
    setProblem(found);
    if (found !== undefined || moment === undefined) return field.current?.focus();
    onBusy(true);
    change(moment, { onSettled: () => onBusy(false) });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <span aria-hidden="true" className="type-sm font-semibold">
          {messages.until}
        </span>
        <MomentFields
          ref={field}
          dayLabel={messages.day}
          timeLabel={messages.time}
          value={until}
          earliest={readWallClock(now, timeZone).day}
          hint={isSound && moment !== undefined ? writeIn(moment - now) : undefined}
          error={problem}
          onChange={(value) => {
            setUntil(value);
            setProblem(undefined);
          }}
        />
      </div>
      {isReopening && (
        <WhatHides
          assignment={assignment}
          until={isSound && moment !== undefined ? write(moment) : undefined}
        />
      )}
      <DialogActions>
        <Button isPaused={isChanging} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="primary" isBusy={isChanging}>
          {isReopening ? messages.reopen : messages.save}
        </Button>
      </DialogActions>
    </form>
  );
}

type WhatHidesProps = {
  assignment: Assignment;
  /** Undefined while no time is chosen that would do. */
  until: string | undefined;
};

/** Scores and answers come back with the closing; those shown at once stay. */
function WhatHides({ assignment: { rules, done }, until }: WhatHidesProps) {
  if (done === 0 || rules.answersShown === 'never') return null;
  return (
    <Note icon={Eye}>
      {rules.answersShown === 'at-once'
        ? messages.stayShown
        : messages.hiddenAgain(done, until ?? messages.itCloses)}
    </Note>
  );
}

function writeIn(ms: number): string {
  return messages.inTime(writeDistance(ms));
}

const hourMs = 60 * 60 * 1000;

function roundUp(ms: number): number {
  return Math.ceil(ms / hourMs) * hourMs;
}
