import { sharingLimits } from '@engram/core/limits.ts';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../accounts/session/session.tsx';
import type { SignInState } from '../../accounts/session/sign-in-state.ts';
import { paths, pathsOf } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TickList } from '../../ui/tick-list.tsx';
import { actionMessages as messages } from './messages.ts';
import { RemoveTaken } from './remove-taken.tsx';
import { isMissed, type ResultView } from './result-view.ts';

/** For the result of somebody else's test that is in nobody's history yet (N40). */
export function InviteCard({ view }: { view: ResultView }) {
  const id = useId();
  const isSignedIn = typeof useSession().state === 'object';
  const navigate = useNavigate();
  const { shared } = view;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      padding="small"
      isFlat
      className="grid content-between gap-5 border-transparent bg-petrol-soft!"
    >
      <div className="grid gap-3">
        <h2 id={id} className="type-h2">
          {messages.keepTitle}
        </h2>
        <p className="type-sm text-ink-2">{invite(view, isSignedIn)}</p>
        {!isSignedIn && <TickList lines={lines} className="gap-2.5 type-sm" />}
      </div>
      <div className="grid gap-2">
        <Ways view={view} isSignedIn={isSignedIn} />
        {shared && (
          <RemoveTaken
            code={shared.code}
            takenKey={shared.key}
            isBlock
            onRemoved={() => void navigate(pathsOf.sharedTest(shared.code), { replace: true })}
          />
        )}
      </div>
    </Card>
  );
}

/** Both come back to where the result becomes theirs. */
function Ways({ view: { shared }, isSignedIn }: { view: ResultView; isSignedIn: boolean }) {
  const returnPath = shared && pathsOf.keepResult(shared.code);
  const state = { ...(returnPath !== undefined && { returnPath }) } satisfies SignInState;
  const primary = buttonClass({ variant: 'primary', isBlock: true });
  if (isSignedIn) {
    return (
      <Link to={returnPath ?? paths.dashboard} className={primary}>
        {messages.keepTitle}
      </Link>
    );
  }
  return (
    <>
      <Link to={paths.register} state={state} className={primary}>
        {messages.createAccount}
      </Link>
      <Link to={paths.logIn} state={state} className={buttonClass({ isBlock: true })}>
        {messages.logIn}
      </Link>
    </>
  );
}

const { storedDays } = sharingLimits;
const keepHere = messages.keepHere(storedDays);
const lines = [{ text: messages.freePlan }, { text: messages.noCard }];

function invite({ reviewed, shared }: ResultView, isSignedIn: boolean): string {
  if (shared?.isStored === false) return isSignedIn ? messages.unstoredHere : messages.unstored;
  if (isSignedIn) return keepHere;
  const missed = reviewed.filter(isMissed).length;
  return missed === 0 ? messages.keepText(storedDays) : messages.keepAndReview(storedDays, missed);
}
