import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';
import { EasyCaptchas } from './stub-captcha.tsx';
import LoginRequiredLayout from '../session/login-required-layout.tsx';
import RegisterScreen from '../onboarding/register-screen.tsx';
import { SessionQueries } from '../session/session-queries.tsx';
import { SessionProvider, useUser } from '../session/session.tsx';
import SettingsScreen, { handle } from '../settings/settings-screen.tsx';
import SubscriptionScreen from '../settings/subscription/subscription-screen.tsx';

/** A path, or one with what a link left in the history. */
export type Entry = string | { pathname: string; state: unknown };

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

/** For tests: onboarding and settings, and pages that only say where they are. */
export function renderAccountPage(entry: Entry): void {
  const Site = createRoutesStub([
    { path: '/register', Component: RegisterScreen },
    {
      Component: AddressedLayout,
      children: [
        { path: '/settings', Component: SettingsScreen, handle },
        { path: '/settings/subscription', Component: SubscriptionScreen },
      ],
    },
    { path: '*', Component: PlacePage },
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionProvider onCallFailed={() => undefined}>
      <SessionQueries client={queryClient}>
        <ToastProvider labels={toastLabels}>
          <EasyCaptchas>
            <Site initialEntries={[entry]} />
          </EasyCaptchas>
        </ToastProvider>
      </SessionQueries>
    </SessionProvider>,
  );
}

/** Where the router is now, once that is none of the pages under test. */
export async function findPlace(): Promise<string | null> {
  return (await screen.findByTestId('place')).textContent;
}

/** The address of a settings page that is open. */
export function readAddress(): string | null {
  return screen.getByTestId('address').getAttribute('data-address');
}

/** What every screen takes the user's plan from. */
export function readSessionPlan(): unknown {
  return JSON.parse(screen.getByTestId('address').getAttribute('data-session') ?? '');
}

type Asked = readonly { path: string; init: RequestInit }[];

/** The bodies sent to a path, in the order of the calls. */
export function bodiesSentTo(asked: Asked, path: string): unknown[] {
  return asked
    .filter((call) => call.path === path)
    .map(({ init }) => (typeof init.body === 'string' ? JSON.parse(init.body) : undefined));
}

/** Such as "DELETE /api/account". */
export function listCalls(asked: Asked): string[] {
  return asked.map(({ path, init }) => `${init.method ?? 'GET'} ${path}`);
}

function AddressedLayout() {
  const { pathname, search } = useLocation();
  const { plan, isPremium } = useUser() ?? {};
  return (
    <>
      <LoginRequiredLayout />
      <span
        data-testid="address"
        data-address={`${pathname}${search}`}
        data-session={JSON.stringify({ plan, isPremium })}
      />
    </>
  );
}

function PlacePage() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
}
