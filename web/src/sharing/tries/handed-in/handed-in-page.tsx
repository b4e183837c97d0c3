import type { HandedIn, Try } from '@engram/core/sharing/assignment-try.ts';
import type { AssignmentHead } from '@engram/core/sharing/assignment.ts';
import { groupCode } from '@engram/core/sharing/share-code.ts';
import type { SharedTest } from '@engram/core/sharing/shared-test.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAttempt } from '../../../attempts/keeping/use-attempts.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { countAnswered } from '../../taking/count-answered.ts';
import { BarePage } from '../bare-page.tsx';
import type { OwnTry } from '../kept-try.ts';
import { handedInMessages as messages, tryMessages } from '../messages.ts';
import { WaitSteps } from './wait-steps.tsx';

export type HandedInFacts = {
  code: string;
  test: SharedTest;
  head: AssignmentHead;
  own: OwnTry;
  handedIn: HandedIn;
  /** When its time was up, and when the server said so. */
  ends: Pick<Try, 'deadlineAt' | 'closesAt' | 'now'>;
  timeZone: string;
};

type HandedInPageProps = HandedInFacts & {
  isBeginning: boolean;
  failure: Error | null;
  onSee: () => void;
  onAgain: () => void;
  onChangeName: () => void;
};

/** What was handed in, and when its answers come. */
export function HandedInPage(props: HandedInPageProps) {
  const { code, test, head, own, handedIn, ends, timeZone } = props;
  const { name } = own.kept;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the page stays.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const hasResult = handedIn.result !== null;
  return (
    <BarePage badge={name ?? groupCode(code)}>
      <div className="grid justify-items-center gap-2 text-center">
        <Icon icon={CircleCheck} className="size-11! text-success" />
        <h1 ref={heading} tabIndex={-1} className="type-h1 wrap-anywhere">
          {messages.title(name === null ? null : firstOf(name))}
        </h1>
        <p className="type-lead font-serif wrap-anywhere">{test.title}</p>
        <p className="text-ink-2">
          {messages.answered(
            handedIn.answered,
            handedIn.questionCount,
            messages.time(Math.round(handedIn.timeTakenSeconds / 60)),
          )}
        </p>
      </div>
      <Notices own={own} handedIn={handedIn} ends={ends} />
      {/* There before its words are, so that they are announced. */}
      <p role="status" className="sr-only">
        {hasResult && messages.news}
      </p>
      {hasResult ? (
        <>
          <p className="text-center text-ink-2">{messages.open}</p>
          <Button variant="primary" size="large" isBlock onClick={props.onSee}>
            {messages.see}
          </Button>
        </>
      ) : (
        <WaitSteps
          head={head}
          handedIn={handedIn}
          calendar={{ now: Date.parse(ends.now), timeZone }}
        />
      )}
      <Again {...props} />
      <p className="text-center type-sm text-ink-2">{messages.wayBack}</p>
      {name !== null && (
        <Button variant="ghost" isBlock canWrap onClick={props.onChangeName}>
          {messages.notYou(name)}
        </Button>
      )}
    </BarePage>
  );
}

/** What there is to say of how it ended. */
function Notices({ own, handedIn, ends }: Pick<HandedInFacts, 'own' | 'handedIn' | 'ends'>) {
  const { answered, questionCount, isLate } = handedIn;
  // Kept where the server collected it: this device may have had more than it could send.
  const attempt = useAttempt(own.owner, own.kept.key);
  const given = countAnswered(attempt);
  return (
    <>
      {hasRunOut(handedIn, ends) && (
        <Note>
          {messages.timeUp(answered, questionCount)}
          {given > answered && ` ${messages.someLost(given)}`}
        </Note>
      )}
      {isLate && <Note tone="yellow">{messages.late}</Note>}
    </>
  );
}

/** By the server, or by the page when its clock was at zero: not by a press in time. */
function hasRunOut(
  { isCollected, isLate, submittedAt }: HandedIn,
  { deadlineAt, closesAt }: HandedInFacts['ends'],
): boolean {
  const endMs = Math.min(Date.parse(deadlineAt ?? closesAt), Date.parse(closesAt));
  return isCollected || (!isLate && Date.parse(submittedAt) >= endMs);
}

/** Another try, where the rules and the time allow one. */
function Again({ head, own, isBeginning, failure, onAgain, handedIn }: HandedInPageProps) {
  const { tries } = head.rules;
  const left = tries === null ? null : tries - own.kept.number;
  const isOpen = head.state === 'open' || head.state === 'late';
  if (!isOpen || (left !== null && left < 1)) return null;
  return (
    <div className="grid gap-2">
      {failure && (
        <Note tone="red">
          {tryMessages.ready.notBegun(readFailure(failure, tryMessages.ready.unknownFailure))}
        </Note>
      )}
      <Button
        variant={handedIn.result ? 'secondary' : 'primary'}
        size="large"
        isBlock
        isBusy={isBeginning}
        onClick={onAgain}
      >
        {messages.again}
      </Button>
      <p className="text-center type-sm text-ink-2">{messages.triesLeft(left)}</p>
    </div>
  );
}

/** As one is spoken to. */
function firstOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
