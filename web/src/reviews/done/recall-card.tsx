import { tellShare } from '@engram/core/reviews/tell-share.ts';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { doneMessages as messages } from '../messages.ts';
import type { ReviewProgress } from './review-progress.ts';

type RecallCardProps = { sets: ReviewProgress['bySet']; goal: number; onChange: () => void };

/** How much of what came back was remembered, set by set, beside what was aimed at. */
export function RecallCard({ sets, goal, onChange }: RecallCardProps) {
  const titleId = useId();
  const tested = sets.flatMap(({ retention, ...set }) => {
    const percent = tellShare(retention);
    return percent === null ? [] : [{ ...set, percent }];
  });
  return (
    <Card
      as="section"
      padding="small"
      aria-labelledby={titleId}
      className="grid content-start gap-4"
    >
      <h2 id={titleId} className="type-h3">
        {messages.bySet}
      </h2>
      {tested.length === 0 ? (
        <p className="type-sm text-ink-2">{messages.bySetNone}</p>
      ) : (
        <ul className="grid gap-3">
          {tested.map(({ groupId, name, percent }) => (
            <li key={groupId} className="grid gap-1">
              <div className="flex justify-between gap-3 type-sm">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="font-semibold">{`${percent}%`}</span>
              </div>
              <ProgressBar
                aria-label={messages.setRecall(name)}
                value={percent}
                isThin
                tone={percent >= goal ? 'success' : 'petrol'}
                tickAt={goal}
              />
            </li>
          ))}
        </ul>
      )}
      <hr className="border-line" />
      <p className="type-sm text-ink-2">
        {tested.length > 0 ? messages.goalMark(goal) : messages.goal(goal)}
      </p>
      <TextButton onClick={onChange} className="justify-self-start">
        {messages.change}
      </TextButton>
    </Card>
  );
}
