import type { PlannedTest } from '@engram/core/exams/api.ts';
import type { Exam } from '@engram/core/exams/exam.ts';
import type { Topic } from '@engram/core/progress/topic.ts';
import { Check, Coffee, GraduationCap, Layers, RotateCcw } from 'lucide-react';
import { type DayGroup, sumUp } from './group-days.ts';
import { dayMessages as messages } from './messages.ts';
import { PracticeTask } from './practice-task.tsx';
import { Task } from './task.tsx';
import { TestTask } from './test-task.tsx';

type DayTasksProps = {
  exam: Exam;
  days: DayGroup['days'];
  /** To be practised; null where there is none. */
  weakTopic: Topic | null;
  isToday: boolean;
  /** How many things wait since missed days; none where nothing is caught up on. */
  waiting: number;
  isBackOnPlan: boolean;
};

/** What a day asks, or some days together. */
export function DayTasks({ exam, days, weakTopic, isToday, waiting, isBackOnPlan }: DayTasksProps) {
  const [{ kind }] = days;
  const { back, fresh } = sumUp(days);
  const tests = days.flatMap(({ test }) => test ?? []);
  const isAlone = days.length === 1;
  const isFree = back + fresh === 0 && (tests.length === 0 || (isToday && tests[0]?.isDone));
  return (
    <ul className="grid gap-1.5">
      {kind === 'exam' && <ExamLine exam={exam} />}
      {[...Map.groupBy(tests, idOf)].map(([id, [test, ...again]]) => {
        return test && <TestTask key={id} test={test} times={1 + again.length} />;
      })}
      {kind === 'exam' ? (
        back > 0 && <Task icon={Layers}>{messages.leastSure(back)}</Task>
      ) : (
        <Reviews days={days} isToday={isToday} waiting={waiting} />
      )}
      {isFree && kind === 'rest' && isAlone && (
        <Task icon={Coffee} tone="quiet">
          {messages.rest}
        </Task>
      )}
      {isFree && kind !== 'exam' && !(kind === 'rest' && isAlone) && (
        <Task icon={Check}>{isToday ? messages.doneToday : messages.free}</Task>
      )}
      {weakTopic && <PracticeTask topic={weakTopic} />}
      {isBackOnPlan && <Task icon={Check}>{messages.backOnPlan}</Task>}
    </ul>
  );
}

/** Weeks that are told together may have the same one twice. */
function idOf({ testId, materialId }: PlannedTest): string | null {
  return testId ?? materialId;
}

type ReviewsProps = Pick<DayTasksProps, 'days' | 'isToday' | 'waiting'>;

function Reviews({ days, isToday, waiting }: ReviewsProps) {
  const { back, fresh, caughtUp } = sumUp(days);
  if (caughtUp === 0 || days.length > 1) {
    return (
      <>
        {back > 0 && <Task icon={RotateCcw}>{messages.review(back)}</Task>}
        {fresh > 0 && <Task icon={Layers}>{messages.fresh(fresh)}</Task>}
      </>
    );
  }
  const all = back + fresh;
  const isAllCaughtUp = caughtUp === all;
  return (
    <>
      <Task icon={RotateCcw}>
        {!isAllCaughtUp && messages.reviewParts(all, caughtUp)}
        {isAllCaughtUp && isToday && messages.reviewOf(all, waiting)}
        {isAllCaughtUp && !isToday && messages.caughtUp(all)}
      </Task>
      {fresh > 0 && <Task icon={Layers}>{messages.ofThemNew(fresh)}</Task>}
    </>
  );
}

function ExamLine({ exam: { name, heldAt } }: { exam: Exam }) {
  return (
    <Task icon={GraduationCap}>
      <b className="font-semibold">{heldAt === null ? name : `${name}, ${heldAt}`}</b>
    </Task>
  );
}
