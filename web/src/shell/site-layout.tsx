import { Outlet } from 'react-router';
import { SiteFrame } from './site-frame.tsx';
import { useFrameParts } from './use-frame-parts.ts';

/** Around the public pages. */
export default function SiteLayout() {
  return (
    <SiteFrame parts={useFrameParts()}>
      <Outlet />
    </SiteFrame>
  );
}
