import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ChartCard } from '../charts/chart-card.tsx';
import { cardTitles, topicMessages as messages } from '../messages.ts';
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
  const hasTrend = topics.some(({ change }) => change !== null);
  return (
    <ChartCard
      title={cardTitles.topics}
      says={sayTopics(topics)}
      isWide
      aside={hasTrend && <span className="type-xs text-ink-2">{messages.arrows}</span>}
    >
      {topics.length > 0 && (
        <ul className="gap-x-10 lg:columns-2">
          {shown.map((topic) => (
            <TopicRow key={topic.key} topic={topic} goal={goal} />
          ))}
        </ul>
      )}
      {weakest.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={pathsOf.practise(weakest.map(({ key }) => key))}
            className={buttonClass({ canWrap: true })}
          >
            {messages.practise(weakest.length)}
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
