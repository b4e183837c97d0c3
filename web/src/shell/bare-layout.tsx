import { Link, Outlet } from 'react-router';
import { useSession } from '../accounts/session/session.tsx';
import type { SignInState } from '../accounts/session/sign-in-state.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { HomeLink } from './header/home-link.tsx';
import { messages } from './messages.ts';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';

/** Around a page with one thing to do, mostly for somebody without an account: the logo, and a way to sign in. */
export default function BareLayout() {
  return (
    <>
      <SkipLink />
      <header className="wrap flex min-h-17 items-center justify-between gap-2">
        <HomeLink />
        <SignInLink />
      </header>
      <PageMain>
        <Outlet />
      </PageMain>
    </>
  );
}

/** Nobody may be a visitor while the session is checked. */
function SignInLink() {
  const { state } = useSession();
  if (state !== 'signed-out') return null;
  const back: SignInState = { returnPath: paths.join };
  return (
    <Link
      to={paths.logIn}
      state={back}
      // Its words end where the page does; with a very large font it may not leave the window.
      className={buttonClass({
        variant: 'ghost',
        className: 'me-[calc(-1*min(0.875rem,var(--gutter)))] px-3.5!',
      })}
    >
      {messages.logIn}
    </Link>
  );
}
