import { useRef } from 'react';
import { Outlet } from 'react-router';
import { usePageFocus } from './use-page-focus.ts';
import { SkipLink } from './skip-link.tsx';

/** Around the pages of signing in: they bring their own logo, and nothing else leads away. */
export default function AuthLayout() {
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  return (
    <>
      <SkipLink />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col focus-visible:shadow-none"
      >
        <Outlet />
      </main>
    </>
  );
}
