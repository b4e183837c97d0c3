import { Outlet, useMatches } from 'react-router';
import { SiteFrame } from './site-frame.tsx';

/** A flow that ends in a bar of actions has no footer: `export const handle = { hidesFooter: true }`. */
export default function SiteLayout() {
  const hidesFooter = useMatches().some(({ handle }) => asksToHide(handle));
  return (
    <SiteFrame hasFooter={!hidesFooter}>
      <Outlet />
    </SiteFrame>
  );
}

function asksToHide(handle: unknown): boolean {
  if (typeof handle !== 'object' || handle === null) return false;
  return 'hidesFooter' in handle && handle.hidesFooter === true;
}
