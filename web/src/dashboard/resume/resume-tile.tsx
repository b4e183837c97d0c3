import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { resumeMessages as messages } from '../messages.ts';
import type { Resumable } from './use-resumable.ts';

/** The way back into a test that was begun. */
export function ResumeTile({ resumable }: { resumable: Resumable }) {
  const { id, testName, answered, questions, time } = resumable;
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
        <Link
          to={pathsOf.goOn(id)}
          aria-label={messages.continueTest(testName)}
          className={buttonClass()}
        >
          {messages.continue}
        </Link>
      </div>
    </Card>
  );
}
