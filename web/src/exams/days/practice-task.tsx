import { progressLimits } from '@engram/core/progress/progress-limits.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { Target } from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { dayMessages as messages } from './messages.ts';
import { taskLinkClass } from './task-link-class.ts';
import { Task } from './task.tsx';

/** The weakest topic of what the exam asks, one press away. */
export function PracticeTask({ topic: { key, name, toPractise } }: { topic: Topic }) {
  return (
    <Task icon={Target}>
      <Link to={pathsOf.practise([key])} className={taskLinkClass}>
        {messages.practise(Math.min(progressLimits.perPractice, toPractise))}
        <span className="font-serif">{name}</span>
      </Link>
    </Task>
  );
}
