import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Fragment, type StrictMode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import AuthScreen from '../auth/auth-screen.tsx';
import { EasyCaptchas } from './stub-captcha.tsx';
import ForgotPasswordScreen from '../reset/forgot-password-screen.tsx';
import ResetPasswordScreen from '../reset/reset-password-screen.tsx';
import { SessionQueries } from '../session/session-queries.tsx';
import { SessionProvider, useSession } from '../session/session.tsx';
import VerifyEmailScreen from '../verify-email-screen.tsx';

type Entry = { pathname: string; search?: string; hash?: string; state?: unknown };

/** For tests: the pages of signing in, and pages that only say where they are. */
export function renderAuthPages(entry: string | Entry, Frame: typeof StrictMode = Fragment): void {
  const Site = createRoutesStub([
    { path: '/auth', Component: AuthScreen },
    { path: '/forgot-password', Component: ForgotPasswordScreen },
    { path: '/reset-password', Component: ResetPasswordScreen },
    { path: '/verify-email', Component: VerifyEmailScreen },
    { path: '*', Component: PlacePage },
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={queryClient}>
        <EasyCaptchas>
          <Frame>
            <Site initialEntries={[entry]} />
          </Frame>
          <SessionProbe />
        </EasyCaptchas>
      </SessionQueries>
    </SessionProvider>,
  );
}

/** Where the router is now, once that is none of the pages under test. */
export async function findPlace(): Promise<string | null> {
  return (await screen.findByTestId('place')).textContent;
}

/** The user of the session as JSON, or the name of the state. */
export function sessionNow(): string | null {
  return screen.getByTestId('session').textContent;
}

function PlacePage() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="place">{`${pathname}${search}${hash}`}</p>;
}

function SessionProbe() {
  const { state } = useSession();
  const text = typeof state === 'object' ? JSON.stringify(state.user) : state;
  return (
    <p hidden data-testid="session">
      {text}
    </p>
  );
}
