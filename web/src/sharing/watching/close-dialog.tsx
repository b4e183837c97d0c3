import type { Assignment, LiveTaker } from '@engram/core/sharing/assignment.ts';
import { useState } from 'react';
import { writeClock } from '../../attempts/write-time.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialogs/dialog-frame.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RadioCard, RadioCardGroup } from '../../ui/forms/radio-card.tsx';
import { changeMessages, closeMessages as messages } from './messages.ts';
import { nameTaker } from './name-taker.ts';
import { useChangeClosing } from './use-change-closing.ts';

type CloseDialogProps = {
  assignment: Assignment;
  takers: readonly LiveTaker[];
  /** The time of the server. */
  readNow: () => number;
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
};

const moreMinutes = 5;
const moreMs = moreMinutes * 60_000;
const named = 5;

/** Ends a test before its time; whoever is still answering is asked about first. */
export function CloseDialog(props: CloseDialogProps) {
  const { assignment, takers, readNow, timeZone, isOpen, onClose } = props;
  const [choice, setChoice] = useState<'minutes' | 'now'>('minutes');
  const { change, isChanging } = useChangeClosing({
    code: assignment.code,
    onDone: onClose,
    describe: ({ closesAt, state }) =>
      state === 'open'
        ? changeMessages.changed(writeClock(closesAt, timeZone))
        : changeMessages.closed,
  });
  const answering = takers.filter(({ state }) => state === 'answering');
  const { acceptsLate } = assignment.rules;
  const givesMinutes = answering.length > 0 && choice === 'minutes';
  const now = acceptsLate ? messages.closeLate : messages.collect;
  const closesAt = writeClock(new Date(readNow() + moreMs).toISOString(), timeZone);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isChanging}
      width="widest"
      closeLabel={messages.closeLabel}
      title={answering.length > 0 ? messages.stillAnswering(answering.length) : messages.title}
      description={
        answering.length > 0 ? (
          <WhoAnswers answering={answering} questionCount={assignment.questionCount} />
        ) : (
          textOfNone(acceptsLate)
        )
      }
    >
      {answering.length > 0 && (
        <RadioCardGroup
          aria-label={messages.choice}
          value={choice}
          onValueChange={(value) => setChoice(value === 'now' ? 'now' : 'minutes')}
        >
          <RadioCard
            value="minutes"
            label={messages.giveMinutes(moreMinutes)}
            description={messages.giveMinutesText(closesAt)}
          />
          <RadioCard
            value="now"
            label={now}
            description={acceptsLate ? messages.closeLateText : messages.collectText}
          />
        </RadioCardGroup>
      )}
      <DialogActions>
        <Button isPaused={isChanging} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          variant="primary"
          isBusy={isChanging}
          onClick={() => change(givesMinutes ? readNow() + moreMs : null)}
        >
          {labelOf({ givesMinutes, hasAnswering: answering.length > 0, now })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function textOfNone(acceptsLate: boolean): string {
  return acceptsLate ? messages.textLate : messages.text;
}

type Named = { givesMinutes: boolean; hasAnswering: boolean; now: string };

function labelOf({ givesMinutes, hasAnswering, now }: Named): string {
  if (givesMinutes) return messages.giveMinutes(moreMinutes);
  return hasAnswering ? now : messages.closeLate;
}

type WhoAnswersProps = { answering: readonly LiveTaker[]; questionCount: number };

function WhoAnswers({ answering, questionCount }: WhoAnswersProps) {
  const others = answering.length - named;
  const lines = answering
    .slice(0, named)
    .map((taker) => messages.progress(nameTaker(taker), taker.answered, questionCount));
  return [...lines, ...(others > 0 ? [messages.others(others)] : [])].join(' · ');
}
