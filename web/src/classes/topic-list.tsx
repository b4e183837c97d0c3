import type { KnownTopic } from '@engram/core/classes/gradebook.ts';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { topicMessages as messages } from './messages.ts';

/** The one that is known least first. */
export function TopicList({ topics }: { topics: readonly KnownTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <ul>
      {topics.map(({ topic, right, answers, percent }) => (
        <li
          key={topic}
          className="grid grid-cols-[minmax(0,1fr)_4.5rem_2.75rem] items-center gap-3 border-b border-line py-2.5 last:border-b-0"
        >
          <span className="font-serif leading-snug wrap-anywhere">{topic}</span>
          <ProgressBar
            aria-label={topic}
            value={percent}
            valueText={messages.value(right, answers)}
            isThin
          />
          <span aria-hidden className="justify-self-end type-sm font-[640] tabular-nums">
            {messages.percent(percent)}
          </span>
        </li>
      ))}
    </ul>
  );
}
