import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DiscardDialog } from '../../attempts/discarding/discard-dialog.tsx';
import { paths, pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { textActionClass } from '../../ui/text-button.tsx';
import { resumeMessages as messages } from '../messages.ts';
import type { Resumable } from './use-resumable.ts';

type ResumeTileProps = {
  uid: string;
  resumable: Resumable;
  /** Nothing is due, so that this is what there is to do (D33). */
  isMain?: boolean;
};

/** The way back into a test that was begun, or out of it. */
export function ResumeTile({ uid, resumable, isMain = false }: ResumeTileProps) {
  const { id, testName, answered, questions, time, others } = resumable;
  const [discarded, setDiscarded] = useState<{ attemptId: string; testName: string }>();
  const progress =
    questions === undefined
      ? messages.answeredSoFar(answered)
      : messages.answered(answered, questions);
  return (
    <Card
      as="section"
      padding={isMain ? 'normal' : 'small'}
      aria-label={messages.resumeTest(testName)}
      className={classNames('grid grid-cols-[minmax(0,1fr)]', isMain ? 'gap-3' : 'gap-2')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="type-sm font-semibold">{messages.title}</p>
        {time !== undefined && <p className="type-xs text-ink-2">{time}</p>}
      </div>
      <h2
        className={classNames(
          'font-serif leading-[1.35] font-medium wrap-anywhere',
          isMain ? 'text-2xl' : 'text-[1.0625rem]',
        )}
      >
        {testName}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
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
          aria-label={messages.resumeTest(testName)}
          className={buttonClass({
            ...(isMain && { variant: 'primary', size: 'large' }),
            className: 'max-md:w-full',
          })}
        >
          {messages.resume}
        </Link>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:justify-center">
        {others > 0 && (
          <Link to={paths.tests} className={textActionClass}>
            {messages.others(others)}
            <Icon icon={ArrowRight} size="small" />
          </Link>
        )}
        <Button
          variant="ghost"
          size="small"
          aria-label={messages.discardTest(testName)}
          onClick={() => setDiscarded({ attemptId: id, testName })}
          className="md:ms-auto"
        >
          {messages.discard}
        </Button>
      </div>
      <DiscardDialog uid={uid} asked={discarded} onClose={() => setDiscarded(undefined)} />
    </Card>
  );
}
