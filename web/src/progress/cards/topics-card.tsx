import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { cardTitles, topicMessages as messages, weakMessages } from '../messages.ts';
import { sayTopics } from '../say-messages.ts';
import { TopicRow } from './topic-row.tsx';

/** More are behind a press. */
const firstTopics = 8;

export function TopicsCard({ topics, goal }: { topics: readonly Topic[]; goal: number }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? topics : topics.slice(0, firstTopics);
  const weakest = topics
    .filter(({ mastery, toPractise }) => mastery !== null && mastery < goal && toPractise > 0)
    .slice(0, progressLimits.weakTopics);
  const [weak] = weakest;
  // Of no topic more than is there, and for one press no more than is asked at once.
  const toPractise = Math.min(
    progressLimits.perPractice * weakest.length,
    weakest.reduce((sum, topic) => sum + topic.toPractise, 0),
  );
  const hasTrend = topics.some(({ change }) => change !== null);
  return (
    <ChartCard
      title={cardTitles.topics}
      says={sayTopics(topics, goal)}
      isWide
      aside={hasTrend && <span className="type-xs text-ink-2">{messages.arrows}</span>}
    >
      {topics.some(({ mastery }) => mastery !== null) && (
        <p className="type-sm text-ink-2">{messages.means}</p>
      )}
      {topics.length > 0 && (
        <ul className="gap-x-10 lg:columns-2">
          {shown.map((topic) => (
            <TopicRow key={topic.key} topic={topic} goal={goal} />
          ))}
        </ul>
      )}
      {weak && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={pathsOf.practise(weakest.map(({ key }) => key))}
            className={buttonClass({ canWrap: true })}
          >
            {weakest.length === 1
              ? weakMessages.practiseOf(toPractise, weak.name)
              : messages.practise(toPractise, weakest.length)}
          </Link>
          <p className="min-w-0 flex-1 basis-64 type-xs text-ink-2">{messages.how}</p>
        </div>
      )}
      {topics.length > firstTopics && (
        <TextButton
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.fewer : messages.all(topics.length)}
        </TextButton>
      )}
    </ChartCard>
  );
}
