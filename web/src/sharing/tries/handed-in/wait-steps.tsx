import type { HandedIn } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import { writeShortDayAndTime } from '@engram/core/time/write-day-and-time.ts';
import { Check } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { handedInMessages as messages } from '../messages.ts';

type WaitStepsProps = {
  head: AssignmentHead;
  handedIn: HandedIn;
  calendar: { now: number; timeZone: string };
};

/** Where the score is: after the closing, or nowhere. */
export function WaitSteps({ head, handedIn, calendar }: WaitStepsProps) {
  const isNever = head.rules.answersShown === 'never';
  const { steps } = messages;
  const write = (time: string) => writeShortDayAndTime(time, calendar);
  const closesAt = handedIn.answersAt ?? head.closesAt;
  return (
    <Card as="section" aria-label={messages.next} padding="normal" className="grid gap-5">
      {!isNever && (
        <ol className="grid grid-cols-3">
          <Step look="done" title={steps.handedIn} text={write(handedIn.submittedAt)} />
          <Step look="now" title={steps.closes} text={write(closesAt)} />
          <Step look="later" title={steps.answers} text={steps.withScore} />
        </ol>
      )}
      <p className="text-center type-sm text-ink-2">{isNever ? messages.never : messages.waits}</p>
    </Card>
  );
}

type StepProps = { look: keyof typeof looks; title: string; text: string };

function Step({ look, title, text }: StepProps) {
  return (
    <li
      aria-current={look === 'now' ? 'step' : undefined}
      className="relative grid content-start justify-items-center gap-2 px-1 text-center type-sm text-ink-2 not-first:before:absolute not-first:before:top-3.25 not-first:before:-start-1/2 not-first:before:h-0.5 not-first:before:w-full not-first:before:bg-line-strong"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'relative z-1 grid size-7 place-items-center rounded-full border-2',
          looks[look],
        )}
      >
        {look === 'done' && <Icon icon={Check} size="small" />}
      </span>
      <span>
        <b className="block font-semibold text-ink">{title}</b>
        {text}
      </span>
    </li>
  );
}

const looks = {
  done: 'border-success bg-success text-on-solid',
  now: 'border-8! border-petrol bg-surface',
  later: 'border-line-strong bg-surface',
};
