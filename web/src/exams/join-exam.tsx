import type { User } from '@engram/core/accounts/user.ts';
import type { ExamThing } from '@engram/core/exams/exam.ts';
import { examLimits } from '@engram/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Check } from 'lucide-react';
import { writeIsoDay } from '../iso-day.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { joinMessages as messages } from './messages.ts';
import { examsQuery } from './queries.ts';
import { useChangeExam } from './use-save-exam.ts';

type JoinExamProps = { user: User; things: readonly ExamThing[] };

/** Puts what was just made into the exam to come, where there is exactly one. */
export function JoinExam({ user, things }: JoinExamProps) {
  const { data: exams, dataUpdatedAt } = useQuery(examsQuery);
  const change = useChangeExam();
  const today = writeIsoDay(dataUpdatedAt, user.timeZone);
  const [exam, ...others] = (exams ?? []).filter(({ heldOn }) => heldOn >= today);
  if (!exam || others.length > 0 || things.length === 0) return null;
  const missing = things.filter(({ id }) => exam.things.every((thing) => thing.id !== id));
  const daysLeft = Math.round((Date.parse(exam.heldOn) - Date.parse(today)) / dayMs);
  if (missing.length === 0) {
    return (
      <p
        ref={change.isSuccess ? takeFocus : undefined}
        role="status"
        tabIndex={-1}
        className="flex items-center gap-2 type-sm text-ink-2"
      >
        <Icon icon={Check} size="small" className="text-success" />
        {messages.part(exam.name, daysLeft)}
      </p>
    );
  }
  const all = [...exam.things, ...missing];
  if (all.length > examLimits.maxThings) return null;
  return (
    <Button
      isBusy={change.isPending}
      onClick={() => change.mutate({ ...exam, things: all })}
      className="justify-self-start"
    >
      <Icon icon={CalendarDays} />
      {messages.add(exam.name, daysLeft)}
    </Button>
  );
}

/** The pressed button is gone; what came of it takes its place. */
function takeFocus(line: HTMLElement | null) {
  line?.focus();
}

const dayMs = 86_400_000;
