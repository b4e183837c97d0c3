import { useState } from 'react';
import { Link } from 'react-router';
import { DiscardDialog } from '../../attempts/discarding/discard-dialog.tsx';
import { pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { resumeMessages as messages } from '../messages.ts';
import type { Resumable } from './use-resumable.ts';

/** The way back into a test that was begun, or out of it. */
export function ResumeTile({ uid, resumable }: { uid: string; resumable: Resumable }) {
  const { id, testName, answered, questions, time } = resumable;
  const [discarded, setDiscarded] = useState<{ attemptId: string; testName: string }>();
  const progress =
    questions === undefined
      ? messages.answeredSoFar(answered)
      : messages.answered(answered, questions);
  return (
    <Card
      as="section"
      padding="small"
      aria-label={messages.continueTest(testName)}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="type-sm font-semibold">{messages.title}</p>
        {time !== undefined && <p className="type-xs text-ink-2">{time}</p>}
      </div>
      <h2 className="font-serif text-[1.0625rem] leading-[1.35] font-medium wrap-anywhere">
        {testName}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-28 flex-1 gap-1.5">
          <span className="type-xs text-ink-2">{progress}</span>
          {questions !== undefined && (
            <ProgressBar
              aria-label={messages.progress}
              value={(100 * answered) / questions}
              valueText={progress}
              isThin
            />
          )}
        </div>
        <Button
          variant="ghost"
          aria-label={messages.discardTest(testName)}
          onClick={() => setDiscarded({ attemptId: id, testName })}
        >
          {messages.discard}
        </Button>
        <Link
          to={pathsOf.goOn(id)}
          aria-label={messages.continueTest(testName)}
          className={buttonClass()}
        >
          {messages.continue}
        </Link>
      </div>
      <DiscardDialog uid={uid} asked={discarded} onClose={() => setDiscarded(undefined)} />
    </Card>
  );
}
