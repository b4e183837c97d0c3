import type { MetaDescriptor } from 'react-router';
import { useUser } from '../accounts/session/session.tsx';
import { CreateTile } from './create-tile.tsx';
import { JoinTile } from './join-tile.tsx';
import { dashboardMessages as messages } from './messages.ts';
import { PlanSummary } from './plan-summary.tsx';
import { QuickUpload } from './quick-upload.tsx';
import { RecentResults } from './recent-results.tsx';
import { ResumeTile } from './resume-tile.tsx';
import { ReviewTile } from './review-tile.tsx';
import { StudyStreak } from './study-streak.tsx';
import { ToolTiles } from './tool-tiles.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The home of signed-in users [ROUTE-11]. */
export default function DashboardScreen() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-1">
          <h1 className="type-h1 wrap-anywhere">{messages.welcome(user.displayName)}</h1>
          <p className="text-ink-2">{messages.lead}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
            <CreateTile />
            <JoinTile />
          </div>
          <ResumeTile uid={user.uid} />
          <ReviewTile />
          <ToolTiles />
        </div>
        <RecentResults user={user} />
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StudyStreak />
        <QuickUpload user={user} />
        <PlanSummary user={user} />
      </aside>
    </div>
  );
}
