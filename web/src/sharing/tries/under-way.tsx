import { useEffect, useRef } from 'react';
import { countAnswered } from '../taking/count-answered.ts';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { isTimeKnown, measureElapsedMs } from '../../attempts/keeping/measure-elapsed.ts';
import { useAttempt, useAttemptPart } from '../../attempts/keeping/use-attempts.ts';
import type { KeptAttempt } from '../../attempts/keeping/kept-attempt.ts';
import { readFailure } from '../../http/read-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { handedInMessages, tryMessages } from './messages.ts';
import type { TryHere } from './use-try.ts';

const messages = tryMessages.ready;

type UnderWayProps = {
  title: string;
  taking: TryHere;
  /** Time is up, and the server is about to collect what it has. */
  isOver: boolean;
  sending: { isSending: boolean; hasFailed: boolean; handIn: (own: Own) => void };
  onChangeName: (() => void) | undefined;
};

type Own = NonNullable<TryHere['own']>;

/** A try that was begun and is not on the screen: left, on its way to the server, or not known yet. */
export function UnderWay({ title, taking, isOver, sending, onChangeName }: UnderWayProps) {
  const { own, found, error, isAsking, ask, goOn } = taking;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the page stays.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const owner = own?.owner ?? '';
  const attempt = useAttempt(owner, own?.kept.key);
  if (!own) return null;
  const isEnding = attempt?.phase === 'submitted';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="type-h1 font-serif font-semibold wrap-anywhere">
        {title}
      </h1>
      {isEnding && found ? (
        <Ending own={own} isOver={isOver} sending={sending} />
      ) : (
        <Left
          attempt={attempt}
          isLoading={!found && !error}
          failure={found ? null : error}
          isAsking={isAsking}
          onAsk={ask}
          onGoOn={goOn}
          name={own.kept.name}
          onChangeName={onChangeName}
        />
      )}
    </>
  );
}

type EndingProps = { own: Own } & Pick<UnderWayProps, 'isOver' | 'sending'>;

function Ending({ own, isOver, sending }: EndingProps) {
  const key = { uid: own.owner, id: own.kept.key };
  const isStored = useAttemptPart(key, () => attemptsOf(own.owner).isStored());
  const { unsent } = tryMessages;
  if (!sending.hasFailed || isOver) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner />
        {tryMessages.submitting}
      </p>
    );
  }
  return (
    <>
      <Note tone="yellow">
        <b className="block font-semibold">{unsent.title}</b>
        {isStored ? unsent.text : unsent.textUnkept}
      </Note>
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={sending.isSending}
        onClick={() => sending.handIn(own)}
      >
        {unsent.retry}
      </Button>
    </>
  );
}

type LeftProps = {
  attempt: KeptAttempt | undefined;
  isLoading: boolean;
  failure: Error | null;
  isAsking: boolean;
  onAsk: () => void;
  onGoOn: () => void;
  name: string | null;
  onChangeName: (() => void) | undefined;
};

function Left(props: LeftProps) {
  const { attempt, isLoading, failure, isAsking, onAsk, onGoOn, name, onChangeName } = props;
  if (isLoading) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-13" />
      </div>
    );
  }
  if (failure || !attempt) {
    return (
      <>
        <Note tone="red">{readFailure(failure, messages.unknownFailure)}</Note>
        <Button variant="primary" size="large" isBlock isBusy={isAsking} onClick={onAsk}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  const minutes = findMinutesLeft(attempt);
  return (
    <>
      <Note>
        {messages.isOpen(countAnswered(attempt), attempt.questionIds.length)}
        {minutes !== undefined && ` ${messages.clockRuns(minutes)}`}
      </Note>
      <div className="grid gap-2">
        <Button variant="primary" size="large" isBlock onClick={onGoOn}>
          {messages.goOn}
        </Button>
        {name !== null && onChangeName && (
          <Button variant="ghost" isBlock canWrap onClick={onChangeName}>
            {handedInMessages.notYou(name)}
          </Button>
        )}
      </div>
    </>
  );
}

/** Where a clock runs, and the server was heard. */
function findMinutesLeft(attempt: KeptAttempt): number | undefined {
  const { timeLimitSeconds } = attempt;
  if (timeLimitSeconds === null || !isTimeKnown(attempt)) return undefined;
  const leftMs = 1000 * timeLimitSeconds - measureElapsedMs(attempt);
  return Math.max(0, Math.floor(leftMs / 60_000));
}
