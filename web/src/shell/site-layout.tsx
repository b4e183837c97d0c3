import { Outlet, useMatches } from 'react-router';
import { useIsQuiet } from '../quiet-page.ts';
import { SiteFrame } from './site-frame.tsx';

/**
 * A flow that ends in a bar of actions has no footer: `export const handle = { hidesFooter: true }`.
 * Where a learner answers it is quiet, and the header goes as well: `hidesHeader: true`.
 */
export default function SiteLayout() {
  const matches = useMatches();
  const isQuiet = useIsQuiet();
  const hides = (part: string) => matches.some(({ handle }) => asksFor(handle, part));
  return (
    <SiteFrame hasHeader={!isQuiet && !hides('hidesHeader')} hasFooter={!hides('hidesFooter')}>
      <Outlet />
    </SiteFrame>
  );
}

function asksFor(handle: unknown, part: string): boolean {
  if (typeof handle !== 'object' || handle === null) return false;
  return Object.entries(handle).some(([name, value]) => name === part && value === true);
}
