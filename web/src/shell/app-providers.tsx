import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SessionProvider } from '../accounts/session.tsx';
import { ToastProvider } from '../ui/toast-provider.tsx';
import { toastMessages } from './messages.ts';
import { OutdatedBanner } from './outdated-banner.tsx';
import { noteFailedCall } from './outdated-client.ts';
import { ServiceBanner } from './service-banner.tsx';

export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onCallFailed={noteFailedCall}>
        <ToastProvider labels={toastMessages}>
          <ServiceBanner />
          {children}
          <OutdatedBanner />
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noteFailedCall }),
    mutationCache: new MutationCache({ onError: noteFailedCall }),
    // call() retries by itself; twice would be nine attempts.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
}
