import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { SessionProvider } from '../../accounts/session/session.tsx';
import { ToastProvider } from '../../ui/toasts/toast-provider.tsx';

type Routes = Parameters<typeof createRoutesStub>[0];

/** For tests: what somebody without an account sees; every other page says where it is. */
export function renderForVisitor(routes: Routes, entry: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Site = createRoutesStub([...routes, { path: '*', Component: PlacePage }]);
  return render(
    <SessionProvider onCallFailed={() => undefined}>
      <ToastProvider labels={toastLabels}>
        <QueryClientProvider client={client}>
          <Site initialEntries={[entry]} />
        </QueryClientProvider>
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
  const { pathname } = useLocation();
  return <p data-testid="place">{pathname}</p>;
}
