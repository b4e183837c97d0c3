import { addDays } from '@engram/core/attempts/calendar-days.ts';
import { Check } from 'lucide-react';
import type { ExamPlan } from '../queries.ts';
import { writeHours } from '../../attempts/write-time.ts';
import { writeDate, writeSpan } from '../write-days.ts';
import { dayMessages as messages } from './messages.ts';
import { rowClass } from './row-class.ts';
import { Task } from './task.tsx';

/** What was done of the week before today. */
export function PastRow({ past }: { past: ExamPlan['past'] }) {
  if (!past) return null;
  const { from, to, studiedDays, studyDays, restDays, minutes } = past;
  return (
    <li className={`${rowClass} text-ink-2`}>
      <div className="grid">
        <b className="font-semibold">{from === addDays(to, -6) ? messages.past : messages.soFar}</b>
        <span className="type-xs">{from === to ? writeDate(from) : writeSpan(from, to)}</span>
      </div>
      <ul className="grid gap-1.5 max-md:col-span-2 max-md:row-start-2">
        <Task icon={Check} tone="done">
          {messages.studied(studiedDays, studyDays, restDays)}
        </Task>
      </ul>
      <span className="pt-px text-end type-sm whitespace-nowrap">{writeHours(minutes)}</span>
    </li>
  );
}
