import { Outlet, useMatches } from 'react-router';
import { useHasSession } from '../accounts/session/use-has-session.ts';
import { useIsQuiet } from '../quiet-page.ts';
import { appParts } from './app/app-parts.ts';
import { siteParts } from './frame-parts.ts';
import { SiteFrame } from './site-frame.tsx';

/**
 * Around the screens of the app, some of which a visitor sees too. A flow that ends in a bar of
 * actions has no footer: `export const handle = { hidesFooter: true }`. Where a learner answers it
 * is quiet, and the header goes as well: `hidesHeader: true`.
 */
export default function AppLayout() {
  const matches = useMatches();
  const isQuiet = useIsQuiet();
  const hasSession = useHasSession();
  const hides = (part: string) => matches.some(({ handle }) => asksFor(handle, part));
  return (
    <SiteFrame
      parts={hasSession ? appParts : siteParts}
      hasHeader={!isQuiet && !hides('hidesHeader')}
      hasFooter={!hides('hidesFooter')}
    >
      <Outlet />
    </SiteFrame>
  );
}

function asksFor(handle: unknown, part: string): boolean {
  if (typeof handle !== 'object' || handle === null) return false;
  return Object.entries(handle).some(([name, value]) => name === part && value === true);
}
