import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths, pathsOf } from '../paths.ts';
import { weakMessages as messages } from '../progress/messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/states/progress-bar.tsx';
import { textActionClass } from '../ui/text-button.tsx';

/** Where practising helps most, one press away. */
export function WeakTopics({ topics }: { topics: readonly Topic[] }) {
  const titleId = useId();
  return (
    <Card as="section" padding="small" aria-labelledby={titleId} className="grid gap-3 pb-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="type-h3">
          {messages.title}
        </h2>
        <Link to={paths.progress} className={textActionClass}>
          {messages.all}
        </Link>
      </div>
      <ul>
        {topics.map((topic) => (
          <Row key={topic.key} topic={topic} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ topic: { key, name, of, mastery, toPractise } }: { topic: Topic }) {
  const count = Math.min(progressLimits.perPractice, toPractise);
  const share = mastery ?? 0;
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="font-serif leading-snug wrap-anywhere">{name}</p>
        {of !== name && <p className="type-xs wrap-anywhere text-ink-2">{of}</p>}
      </div>
      <div className="grid w-24 gap-1.5 max-md:hidden">
        <span aria-hidden="true" className="text-end type-sm font-semibold">
          {messages.share(share)}
        </span>
        <ProgressBar aria-label={messages.bar(name)} value={share} isThin />
      </div>
      <Link
        to={pathsOf.practiseFromToday(key)}
        aria-label={messages.practiseOf(count, name)}
        className={buttonClass()}
      >
        {messages.practise(count)}
      </Link>
    </li>
  );
}
