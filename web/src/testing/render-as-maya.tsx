import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createRoutesStub, useLocation, useNavigationType } from 'react-router';
import { SessionQueries } from '../accounts/session/session-queries.tsx';
import { SessionProvider } from '../accounts/session/session.tsx';
import { KeyboardHelp } from '../keys/keyboard-help.tsx';
import { ToastProvider } from '../ui/toasts/toast-provider.tsx';

type Routes = Parameters<typeof createRoutesStub>[0];
type Entries = ComponentProps<ReturnType<typeof createRoutesStub>>['initialEntries'];

/** For tests: screens that ask the server, for Maya; every other page says where it is. */
export function renderAsMaya(routes: Routes, ...entries: NonNullable<Entries>) {
  localStorage.setItem('token', 'the-token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Site = createRoutesStub([...routes, { path: '*', Component: PlacePage }]);
  return render(
    <SessionProvider onCallFailed={() => undefined}>
      <ToastProvider labels={toastLabels}>
        <SessionQueries client={client}>
          <Site initialEntries={entries} />
          <KeyboardHelp />
        </SessionQueries>
      </ToastProvider>
    </SessionProvider>,
  );
}

const toastLabels = {
  region: 'Notifications',
  toast: 'Notification',
  dismiss: 'Dismiss',
  clearErrors: 'Clear All Errors',
};

function PlacePage() {
  const { pathname, search } = useLocation();
  return <p data-testid="place" data-arrival={useNavigationType()}>{`${pathname}${search}`}</p>;
}
