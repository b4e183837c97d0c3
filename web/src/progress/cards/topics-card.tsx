import type { Topic } from '@engram/core/progress/topic.ts';
import { useState } from 'react';
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
