import type { User } from '@engram/core/accounts/user.ts';
import { writeDay, writeIsoDay } from '../iso-day.ts';
import { CreateTile } from './create-tile.tsx';
import { DoneHero } from './due/done-hero.tsx';
import { DueToday } from './due/due-today.tsx';
import { ExamCard } from './exam-card.tsx';
import { greet } from './greeting.ts';
import { JoinTile } from './join-tile.tsx';
import { News } from './news.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { QuickUpload } from './quick-upload.tsx';
import { RecentResults } from './recent-results.tsx';
import { ResumeTile } from './resume/resume-tile.tsx';
import { StudyStreak } from './study-streak.tsx';
import { ToolTiles } from './tool-tiles.tsx';
import type { TodayFacts } from './use-today.ts';
import { WeakTopics } from './weak-topics.tsx';

/**
 * What is due first, and then what else there is to do. In a narrow window both columns are one, in
 * which the unfinished test and the streak come before the rest.
 */
export function ReturnVisit({ user, today }: { user: User; today: TodayFacts }) {
  const { facts, due, progress, resumable, now } = today;
  const isDone = due?.counts.left === 0 && progress !== undefined && progress.today.reviews > 0;
  const isResumeMain = resumable !== undefined && due?.counts.left === 0;
  const news = facts?.news ?? [];
  const weak = facts?.weakTopics ?? [];
  const greeting = greet(user, { isFirstDay: facts?.isFirstDay === true });
  return (
    <>
      {isDone ? (
        <DoneHero greeting={greeting} user={user} progress={progress} now={now} />
      ) : (
        <Hello greeting={greeting} user={user} now={now} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_336px] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          {isResumeMain && <ResumeTile uid={user.uid} resumable={resumable} isMain />}
          <DueToday user={user} today={today} isDone={isDone} />
          {facts?.exam && (
            <div className="max-lg:order-2">
              <ExamCard exam={facts.exam} />
            </div>
          )}
          {weak.length > 0 && (
            <div className="max-lg:order-2">
              <WeakTopics topics={weak} />
            </div>
          )}
          {news.length > 0 && (
            <div className="max-lg:order-2">
              <News news={news} />
            </div>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-4">
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-2">
              <CreateTile />
              <JoinTile />
            </div>
            <ToolTiles dueCards={due?.counts.cards ?? 0} />
          </div>
          <div className="max-lg:order-5">
            <RecentResults user={user} />
          </div>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:contents">
          {resumable && !isResumeMain && (
            <div className="max-lg:order-1">
              <ResumeTile uid={user.uid} resumable={resumable} />
            </div>
          )}
          <div className="max-lg:order-3">
            <StudyStreak />
          </div>
          <div className="max-lg:order-6">
            <QuickUpload user={user} />
          </div>
          <div className="max-lg:order-7">
            <PlanSummary user={user} />
          </div>
        </aside>
      </div>
    </>
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
