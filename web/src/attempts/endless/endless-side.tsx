import type { Why } from '@engram/core/attempts/endless/choose-turn.ts';
import { type EndlessProgress, tellBatch } from '@engram/core/attempts/endless/endless.ts';
import { summariseEndless } from '@engram/core/attempts/endless/endless-results.ts';
import { gradeAnswered } from '@engram/core/attempts/grade-attempt.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { Check, Contrast, X } from 'lucide-react';
import { useId } from 'react';
import { KeysSetting } from '../../keys/keys-setting.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { FigureList } from '../answering/figure-list.tsx';
import { SaveState } from '../running/leaving/save-state.tsx';
import { StudyMaterial } from '../running/study-material.tsx';
import { endlessMessages as messages } from './messages.ts';
import { WhyCard } from './why-card.tsx';

type EndlessSideProps = {
  uid: string;
  attemptId: string;
  test: PracticeTest;
  progress: EndlessProgress;
  number: number;
  /** Of the question that is asked now, where it was chosen. */
  why: Why | undefined;
};

/** Beside the question, or below it where there is no room. */
export function EndlessSide({ uid, attemptId, test, progress, number, why }: EndlessSideProps) {
  return (
    <aside aria-label={messages.session} className="grid content-start gap-4">
      <SessionCard progress={progress} />
      <BatchCard progress={progress} number={number} />
      {why && <WhyCard why={why} />}
      <StudyMaterial test={test} />
      <KeysSetting />
      <SaveState uid={uid} attemptId={attemptId} />
    </aside>
  );
}

function SessionCard({ progress: { questions, answers } }: { progress: EndlessProgress }) {
  const { totalAttempted, correctAnswers, accuracy, wrongAnswers } = summariseEndless(
    questions,
    gradeAnswered(questions, answers),
  );
  return (
    <Card padding="small" className="grid gap-4">
      <h2 className="type-sm font-semibold">{messages.session}</h2>
      <FigureList
        figures={[
          { label: messages.attempted, value: totalAttempted },
          { label: messages.firstTry, value: correctAnswers },
          { label: messages.toPractise, value: wrongAnswers.length },
        ]}
      />
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3 type-sm">
          <span className="text-ink-2">{messages.accuracy}</span>
          <span className="font-semibold tabular-nums">{messages.percent(accuracy)}</span>
        </div>
        <ProgressBar aria-label={messages.accuracy} value={accuracy} isThin />
      </div>
    </Card>
  );
}

function BatchCard({ progress, number }: { progress: EndlessProgress; number: number }) {
  const titleId = useId();
  const { first, last, marks } = tellBatch(progress, Math.max(1, number));
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length;
  return (
    <Card padding="small" className="grid gap-3">
      <h2 id={titleId} className="type-sm font-semibold">
        {messages.batch(first, last)}
      </h2>
      <div
        role="img"
        aria-label={messages.batchMarks(count('correct'), count('partly'), count('incorrect'))}
        className="flex gap-1.5"
      >
        {marks.map((mark, index) => (
          // Ten places, whatever stands in them.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={`${markClass} ${looks[mark]}`}>
            {mark === 'correct' && <Icon icon={Check} size="small" className="size-3" />}
            {mark === 'partly' && <Icon icon={Contrast} size="small" className="size-3" />}
            {mark === 'incorrect' && <Icon icon={X} size="small" className="size-3" />}
          </span>
        ))}
      </div>
    </Card>
  );
}

const markClass = 'grid h-5.5 min-w-0 flex-1 place-items-center rounded-tag border';

const looks = {
  correct: 'border-transparent bg-success-soft text-success',
  partly: 'border-transparent bg-petrol-soft text-petrol-ink',
  incorrect: 'border-transparent bg-danger-soft text-danger',
  open: 'border-dashed border-line-strong',
};
