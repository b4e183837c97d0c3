import type { PlannedTest } from '@engram/core/exams/api.ts';
import { Check, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { MakeTestLink } from './make-test-link.tsx';
import { testMessages as messages } from './messages.ts';
import { taskLinkClass } from './task-link-class.ts';
import { Task } from './task.tsx';

/** A practice test of a day, or of some days: to be taken, to be made, or done. */
export function TestTask({ test, times }: { test: PlannedTest; times: number }) {
  const { testId, materialId, name, questions, isDone } = test;
  const title = <span className="font-serif">{name}</span>;
  if (isDone) {
    return (
      <Task icon={Check} tone="done">
        {messages.done}
        {title}
      </Task>
    );
  }
  if (testId !== null) {
    return (
      <Task icon={ListChecks}>
        {messages.test}
        <Link to={pathsOf.begin(testId)} className={taskLinkClass}>
          {title}
        </Link>
        {messages.questions(questions)}
        {messages.times(times)}
      </Task>
    );
  }
  return (
    materialId !== null && (
      <Task icon={ListChecks}>
        <MakeTestLink materialId={materialId} />
        {messages.from}
        {title}
        {messages.times(times)}
      </Task>
    )
  );
}
