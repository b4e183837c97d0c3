import type { User } from '@engram/core/accounts/user.ts';
import { writeDay, writeIsoDay } from '../iso-day.ts';
import { CreateTile } from './create-tile.tsx';
import { DoneHero } from './due/done-hero.tsx';
import { DueToday } from './due/due-today.tsx';
import { ExamCard } from './exam-card.tsx';
import { greet } from './greeting.ts';
import { JoinTile } from './join-tile.tsx';
import { News } from './news/news.tsx';
import { OpenAssignments } from './news/open-assignments.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { QuickUpload } from './quick-upload.tsx';
import { RecentResults } from './recent-results.tsx';
import { ResumeTile } from './resume/resume-tile.tsx';
import { StudyStreak } from './study-streak.tsx';
import { ToolTiles } from './tool-tiles.tsx';
import { useIsOneColumn } from '../ui/use-is-narrow.ts';
import type { TodayFacts } from './use-today.ts';
import { WeakTopics } from './weak-topics.tsx';

/** What is due first, and then what else there is to do. */
export function ReturnVisit({ user, today }: { user: User; today: TodayFacts }) {
  const { facts, due, progress, now } = today;
  const isDone = due?.counts.left === 0 && progress !== undefined && progress.today.reviews > 0;
  const greeting = greet(user, { isFirstDay: facts?.isFirstDay === true });
  const isOneColumn = useIsOneColumn();
  const Columns = isOneColumn ? OneColumn : TwoColumns;
  return (
    <>
      {isDone ? (
        <DoneHero greeting={greeting} user={user} progress={progress} now={now} />
      ) : (
        <Hello greeting={greeting} user={user} now={now} />
      )}
      <Columns user={user} today={today} isDone={isDone} />
    </>
  );
}

type ColumnsProps = { user: User; today: TodayFacts; isDone: boolean };

function TwoColumns({ user, today, isDone }: ColumnsProps) {
  const isResumeMain = isMain(today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_336px] items-start gap-6">
      <div className={column}>
        {isResumeMain && <Resume user={user} today={today} />}
        <DueToday user={user} today={today} isDone={isDone} />
        <OfNow today={today} />
        <Ways today={today} />
        <RecentResults user={user} />
      </div>
      <aside className={column}>
        {!isResumeMain && <Resume user={user} today={today} />}
        <StudyStreak stillDue={countDue(today)} />
        <QuickUpload user={user} />
        <PlanSummary user={user} />
      </aside>
    </div>
  );
}

/** The unfinished test and the streak come before the rest; read aloud it is the order that is seen. */
function OneColumn({ user, today, isDone }: ColumnsProps) {
  const isResumeMain = isMain(today);
  return (
    <div className={column}>
      {isResumeMain && <Resume user={user} today={today} />}
      <DueToday user={user} today={today} isDone={isDone} />
      {!isResumeMain && <Resume user={user} today={today} />}
      <OfNow today={today} />
      <StudyStreak stillDue={countDue(today)} />
      <Ways today={today} />
      <RecentResults user={user} />
      <QuickUpload user={user} />
      <PlanSummary user={user} />
    </div>
  );
}

const column = 'grid grid-cols-[minmax(0,1fr)] gap-4';

function countDue({ due }: TodayFacts): number {
  return due?.counts.left ?? 0;
}

/** Where nothing is due, an unfinished test is what there is to do. */
function isMain({ due, resumable }: TodayFacts): boolean {
  return resumable !== undefined && due?.counts.left === 0;
}

function Resume({ user, today }: Omit<ColumnsProps, 'isDone'>) {
  const { resumable } = today;
  return resumable && <ResumeTile uid={user.uid} resumable={resumable} isMain={isMain(today)} />;
}

/** What there is to know today. */
function OfNow({ today: { facts } }: { today: TodayFacts }) {
  const news = facts?.news ?? [];
  const assignments = facts?.assignments ?? [];
  const weak = facts?.weakTopics ?? [];
  return (
    <>
      {assignments.length > 0 && <OpenAssignments assignments={assignments} />}
      {facts?.exam && <ExamCard exam={facts.exam} />}
      {weak.length > 0 && <WeakTopics topics={weak} />}
      {news.length > 0 && <News news={news} />}
    </>
  );
}

/** What there is to begin. */
function Ways({ today: { due } }: { today: TodayFacts }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-2">
        <CreateTile />
        <JoinTile />
      </div>
      <ToolTiles dueCards={due?.counts.cards ?? 0} />
    </div>
  );
}

type HelloProps = { greeting: string; user: User; now: number };

function Hello({ greeting, user, now }: HelloProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1 className="type-h1 wrap-anywhere">{greeting}</h1>
      <p className="type-sm text-ink-2">{writeDay(writeIsoDay(now, user.timeZone))}</p>
    </div>
  );
}
