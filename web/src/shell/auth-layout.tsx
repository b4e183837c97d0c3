import { Outlet } from 'react-router';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';

/** Around the pages of signing in: they bring their own logo, and nothing else leads away. */
export default function AuthLayout() {
  return (
    <>
      <SkipLink />
      <PageMain>
        <Outlet />
      </PageMain>
    </>
  );
}
