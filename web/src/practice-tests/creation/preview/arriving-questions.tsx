import { questionTypeNames } from '@engram/core/practice-tests/messages.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { BlankedText } from '../../../questions/blanked-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { ArrivalProgress } from '../arrival-progress.tsx';
import { previewMessages as messages } from '../messages.ts';
import { isWithoutAi, modelsQuery } from '../models.ts';
import { useFlow } from '../use-flow.ts';
import type { Arrived } from './use-generating.ts';

type ArrivingQuestionsProps = {
  arrived: Arrived;
  wanted: number;
  /** How many tests come before it. */
  ahead: number;
};

/** What has been made so far, one by one, each in its place of the test. */
export function ArrivingQuestions({ arrived, wanted, ahead }: ArrivingQuestionsProps) {
  const { flow } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const isByRule = isWithoutAi(menu, flow.testConfig.aiModel);
  const made = [...arrived].toSorted(([one], [other]) => one - other);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ArrivalProgress
        label={messages.progress}
        made={made.length}
        wanted={wanted}
        count={ahead > 0 ? messages.inLine(ahead) : messages.count(made.length, wanted)}
      />
      {made.length === 0 && ahead === 0 && !isByRule && (
        <p className="type-sm text-ink-2">{messages.usualTime}</p>
      )}
      <ol aria-label={messages.questions} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {made.map(([slot, question]) => (
          <ArrivedQuestion key={slot} slot={slot} question={question} />
        ))}
      </ol>
      {made.length < wanted && <NextQuestion isWaiting={ahead > 0} />}
    </div>
  );
}

function ArrivedQuestion({ slot, question }: { slot: number; question: Question }) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4.5 shadow-e1 transition-[opacity,translate] duration-(--d2) ease-calm starting:translate-y-2 starting:opacity-0 motion-reduce:starting:translate-y-0">
      <div className="flex items-center justify-between gap-3">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="blue">{questionTypeNames[question.type]}</Badge>
          <span className="type-xs text-ink-3">{messages.question(slot + 1)}</span>
        </span>
        <Icon icon={Check} className="text-success" />
      </div>
      <p className="font-serif text-[1.125rem] leading-normal wrap-anywhere">
        <BlankedText text={question.text} format={question.format} />
      </p>
    </li>
  );
}

function NextQuestion({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Card
      aria-hidden="true"
      padding="small"
      className="grid gap-3 border-petrol ring-3 ring-petrol-soft"
    >
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-5.5 w-23 rounded-full" />
        <span className="flex items-center gap-2 type-xs text-ink-2">
          {isWaiting ? messages.waiting : messages.writing}
          <Spinner />
        </span>
      </div>
      <Skeleton className="w-5/6" />
      <Skeleton className="w-1/2" />
    </Card>
  );
}
