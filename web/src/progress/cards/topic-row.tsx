import type { Topic } from '@engram/core/progress/topic.ts';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { countOf } from '../../plan-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { chartMessages, topicMessages as messages } from '../messages.ts';

/** How well a topic is known, and what that is made of. */
export function TopicRow({ topic, goal }: { topic: Topic; goal: number }) {
  const { name, of, mastery, change, certainty } = topic;
  const isGuess = mastery !== null && certainty === 'first-guess';
  return (
    <li className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1.5 border-b border-line py-3">
      <span className="font-serif leading-snug text-pretty">{name}</span>
      {change === null ? <span /> : <Change points={change} />}
      <span className="justify-self-end type-sm font-[640] whitespace-nowrap">
        {mastery === null ? messages.notAsked : chartMessages.percent(mastery)}
      </span>
      {mastery !== null && (
        <ProgressBar
          aria-label={name}
          value={mastery}
          valueText={messages.mastery(mastery, goal)}
          tickAt={goal}
          isThin
          className="col-span-full"
        />
      )}
      <span className="col-span-full type-xs text-ink-3">
        {[
          ...(of === name ? [] : [of]),
          describe(topic),
          ...(isGuess ? [messages.fewAnswers] : []),
        ].join(' · ')}
      </span>
    </li>
  );
}

/** What was asked of it, and where. */
function describe({ asked, items, cards, answers, right, reviews }: Topic): string {
  const all = [
    ...(items > cards ? [countOf(items - cards, 'question')] : []),
    ...(cards > 0 ? [countOf(cards, 'card')] : []),
  ].join(', ');
  if (asked === 0) return all;
  return messages.madeOf(
    asked < items ? messages.partAsked(asked, items) : all,
    [
      ...(answers > 0 ? [messages.right(right, answers)] : []),
      ...(reviews > 0 ? [countOf(reviews, 'review')] : []),
    ].join(', '),
  );
}

function Change({ points }: { points: number }) {
  const icon = points > 0 ? ArrowUp : points < 0 ? ArrowDown : Minus;
  const says =
    points > 0 ? messages.up(points) : points < 0 ? messages.down(-points) : messages.same;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 type-xs font-semibold',
        points > 0 && 'text-success-ink',
        points < 0 && 'text-danger-ink',
        points === 0 && 'text-ink-2',
      )}
    >
      <Icon icon={icon} size="small" />
      <span aria-hidden="true">{Math.abs(points)}</span>
      <span className="sr-only">{says}</span>
    </span>
  );
}
