import { Link, type MetaDescriptor } from 'react-router';
import { useUser } from '../accounts/session.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LogoTrace } from '../ui/logo.tsx';
import { dashboardMessages as messages } from './messages.ts';
import { CreateTile } from './create-tile.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { QuickUpload } from './quick-upload.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** Only what is real today: who the user is, their material and the plan. */
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
        <CreateTile />
        <WhatComes />
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <QuickUpload user={user} />
        <PlanSummary user={user} />
      </aside>
    </div>
  );
}

function WhatComes() {
  const { title, text, settings } = messages.next;
  return (
    <Card as="section" padding="normal" className="grid justify-items-start gap-4">
      <LogoTrace />
      <div className="grid gap-1.5">
        <h2 className="type-h2">{title}</h2>
        <p className="max-w-[56ch] text-ink-2">{text}</p>
      </div>
      <Link to={paths.settings} className={buttonClass()}>
        {settings}
      </Link>
    </Card>
  );
}
