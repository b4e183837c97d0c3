import type { Attempt, GivenAnswer } from '@engram/core/attempts/attempt.ts';
import { isBlank } from '@engram/core/attempts/grade-attempt.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSyncExternalStore } from 'react';
import { openAttemptQuery } from '../attempts/queries.ts';
import { pathsOf } from '../paths.ts';
import { useKeptTest } from '../practice-tests/keeping/use-kept-test.ts';
import { testQuery } from '../practice-tests/queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { dashboardMessages } from './messages.ts';
import { attemptsOf } from '../attempts/keeping/attempt-store.ts';
import type { KeptAttempt } from '../attempts/keeping/kept-attempt.ts';
import { useAttempt } from '../attempts/keeping/use-attempts.ts';

const messages = dashboardMessages.resume;

/** An attempt that was begun and neither submitted nor left. */
type Open = Pick<Attempt, 'id' | 'testId' | 'questionIds'> & {
  answers: readonly Pick<GivenAnswer, 'answer'>[];
  /** Such as "12 minutes left"; nothing without a limit, or while the server is away. */
  time: string | undefined;
};

/** The way back into the open attempt: this browser's first, which is ahead of the server's. */
export function ResumeTile({ uid }: { uid: string }) {
  const { data } = useQuery(openAttemptQuery);
  const here = useOpenHere(uid, data?.attempt?.id);
  const there = data?.attempt;
  const time = there ? describeTime(there, data.now) : undefined;
  if (here.open) {
    const { id, testId, questionIds, answers } = here.open;
    const open = { id, testId, questionIds, answers: Object.values(answers) };
    return <OpenTile uid={uid} open={{ ...open, time: there?.id === id ? time : undefined }} />;
  }
  return there && !here.isOver ? <OpenTile uid={uid} open={{ ...there, time }} /> : null;
}

function OpenTile({ uid, open }: { uid: string; open: Open }) {
  const kept = useKeptTest(uid, open.testId)?.test;
  const { data: saved } = useQuery({ ...testQuery(open.testId), enabled: !kept });
  const test = kept ?? saved;
  if (!test) return null;
  const answered = open.answers.filter(({ answer }) => answer !== null && !isBlank(answer)).length;
  const progress = test.config.isEndlessMode
    ? messages.answeredSoFar(answered)
    : messages.answered(answered, open.questionIds.length);
  return (
    <Card
      as="section"
      padding="small"
      aria-labelledby="open-attempt"
      // A row of its own: it comes when the server has answered, and narrows nothing then.
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3.5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-1">
        <h2 id="open-attempt" className="type-h3 wrap-anywhere">
          {messages.title(test.name)}
        </h2>
        <p className="type-sm text-ink-2">
          {[progress, ...(open.time === undefined ? [] : [open.time])].join(', ')}
        </p>
      </div>
      <Link to={pathsOf.goOn(open.id)} aria-describedby="open-attempt" className={buttonClass()}>
        {messages.resume}
      </Link>
    </Card>
  );
}

/** By the clock of the server, which the limit goes by. */
function describeTime({ startedAt, timeLimitSeconds }: Attempt, now: string): string | undefined {
  if (timeLimitSeconds === null) return undefined;
  const passed = (Date.parse(now) - Date.parse(startedAt)) / 1000;
  const minutes = (timeLimitSeconds - passed) / 60;
  if (minutes <= 0) return messages.over;
  return minutes < 1 ? messages.lastMinute : messages.left(Math.floor(minutes));
}

type OpenHere = {
  /** The attempt that is open in this browser, whether or not the server knows of it. */
  open: KeptAttempt | undefined;
  /** The one that the server believes open was ended here, and it has not heard so yet. */
  isOver: boolean;
};

function useOpenHere(uid: string, openOnServer: string | undefined): OpenHere {
  const store = attemptsOf(uid);
  const id = useSyncExternalStore(
    store.subscribe,
    () => store.list().findLast(({ phase, refusal }) => phase === 'open' && refusal === null)?.id,
  );
  const open = useAttempt(uid, id);
  const ended = useAttempt(uid, openOnServer);
  return { open, isOver: ended !== undefined && ended.phase !== 'open' };
}
