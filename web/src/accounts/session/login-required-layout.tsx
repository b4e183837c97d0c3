import { useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { connectingMessages, sessionMessages } from './messages.ts';
import { useSession } from './session.tsx';
import { askToLogIn } from './sign-in-state.ts';
import { useHasSession } from './use-has-session.ts';

/**
 * Around the screens that need a login [ROUTE-15]. A screen that tells by itself that the session
 * has ended under it (CF-09) says so: `export const handle = { showsWhenSignedOut: true }`.
 */
export default function LoginRequiredLayout() {
  const { state, isConnecting, isLeaving } = useSession();
  const location = useLocation();
  const staysOpen = useMatches().some(({ handle }) => showsWhenSignedOut(handle));
  const [hasEntered, setHasEntered] = useState(false);
  const isSignedIn = typeof state === 'object';
  if (isSignedIn && !hasEntered) setHasEntered(true);

  if (isSignedIn) return <Outlet />;
  if (state === 'checking') return isConnecting ? <NotConnected /> : <Checking />;
  // Log Out is already on its way to another page; a redirect would overtake it.
  if (hasEntered && isLeaving) return null;
  if (hasEntered && staysOpen) return <Outlet />;
  return <Navigate to={paths.logIn} replace state={askToLogIn(location)} />;
}

/** The place of the screen, and nothing on it: whose it is, the check has to say first (D18). */
function Checking() {
  return useHasSession() ? <PageSkeleton label={sessionMessages.loading} /> : null;
}

/** A browser that has a token and does not know yet whose it is. */
function NotConnected() {
  return (
    <EmptyState
      level={1}
      title={connectingMessages.title}
      text={connectingMessages.text}
      className="flex-1 content-center"
    />
  );
}

function showsWhenSignedOut(handle: unknown): boolean {
  if (typeof handle !== 'object' || handle === null) return false;
  return 'showsWhenSignedOut' in handle && handle.showsWhenSignedOut === true;
}
