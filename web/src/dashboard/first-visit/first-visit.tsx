import { firstNameOf } from '@engram/core/accounts/first-name.ts';
import type { User } from '@engram/core/accounts/user.ts';
import type { Material } from '@engram/core/materials/material.ts';
import { useRef } from 'react';
import { welcome } from '../greeting.ts';
import { JoinTile } from '../join-tile.tsx';
import { PlanSummary } from '../plan-summary.tsx';
import { ToolTiles } from '../tool-tiles.tsx';
import { AskName } from './ask-name.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { firstVisitMessages as messages } from './messages.ts';
import { NotesForm } from './notes-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { WaitingText } from './waiting-text.tsx';

type FirstVisitProps = { user: User; waiting?: Material | undefined };

/** Nothing was made yet: three ways to the first test, and below them the rest of the day's page. */
export function FirstVisit({ user, waiting }: FirstVisitProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h1 ref={title} tabIndex={-1} className="type-h1 wrap-anywhere">
            {welcome(user)}
          </h1>
          <p className="type-lead">{messages.lead}</p>
        </div>
        {firstNameOf(user) === undefined && (
          <AskName onSaved={() => title.current?.focus({ preventScroll: true })} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {waiting && <WaitingText material={waiting} />}
          <NotesForm user={user} />
          <OtherWays user={user} />
        </div>
        <HowItWorks />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <JoinTile />
          <ToolTiles dueCards={0} />
        </div>
        <PlanSummary user={user} />
      </div>
    </div>
  );
}
