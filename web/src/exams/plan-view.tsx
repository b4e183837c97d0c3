import type { Exam } from '@engram/core/exams/exam.ts';
import { ArrowLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { writeDay } from '../iso-day.ts';
import { paths, pathsOf } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { CatchUp } from './catch-up/catch-up.tsx';
import { DayList } from './days/day-list.tsx';
import { EmptyExam, isEmptyExam } from './days/empty-exam.tsx';
import { ExamAside } from './exam-aside.tsx';
import { planMessages as messages } from './messages.ts';
import type { ExamPlan } from './queries.ts';
import { UncoveredCard } from './uncovered-card.tsx';

type PlanViewProps = {
  plan: ExamPlan;
  exams: readonly Exam[];
  onAdd: () => void;
  onEdit: () => void;
  /** To what is in it. */
  onChoose: () => void;
  onDelete: () => void;
};

export function PlanView({ plan, exams, onAdd, onEdit, onChoose, onDelete }: PlanViewProps) {
  const { exam, daysLeft, days } = plan;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <Link to={paths.dashboard} className={backClass}>
            <Icon icon={ArrowLeft} size="small" />
            {messages.today}
          </Link>
          <h1 className="type-h1 wrap-anywhere">{exam.name}</h1>
          <p className="text-ink-2">
            {messages.when(writeDay(exam.heldOn), exam.heldAt, daysLeft)}
          </p>
        </div>
        <Button onClick={onAdd} className="max-md:w-full">
          <Icon icon={Plus} />
          {messages.addAnother}
        </Button>
      </div>
      {exams.length > 1 && <Exams exams={exams} shown={exam.id} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        {days.length > 0 && isEmptyExam(plan) && <EmptyExam plan={plan} onChoose={onChoose} />}
        {days.length > 0 && !isEmptyExam(plan) && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {plan.catchUp && <CatchUp key={exam.id} plan={plan} catchUp={plan.catchUp} />}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <DayList plan={plan} />
              <p className="px-1 type-sm text-ink-2">{messages.moves}</p>
            </div>
            <UncoveredCard groups={plan.uncovered} />
          </div>
        )}
        <ExamAside plan={plan} onEdit={onEdit} onChoose={onChoose} onDelete={onDelete} />
      </div>
    </div>
  );
}

function Exams({ exams, shown }: { exams: readonly Exam[]; shown: string }) {
  return (
    <nav aria-label={messages.yourExams} className="flex flex-wrap gap-2">
      {exams.map(({ id, name }) => (
        <Link
          key={id}
          to={pathsOf.examPlan(id)}
          aria-current={id === shown ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 max-w-full items-center rounded-full border px-4 text-sm font-semibold no-underline focus-visible:rounded-full focus-visible:shadow-focus',
            id === shown
              ? 'border-petrol bg-petrol-soft text-ink'
              : 'border-line bg-surface text-ink-2 hover:text-ink',
          )}
        >
          <span className="truncate">{name}</span>
        </Link>
      ))}
    </nav>
  );
}

const backClass =
  'inline-flex min-h-7 tall-target items-center gap-1.25 justify-self-start rounded-tag py-1 text-sm font-semibold text-petrol no-underline hover:underline focus-visible:shadow-focus';
