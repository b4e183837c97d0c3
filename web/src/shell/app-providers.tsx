import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SessionProvider } from '../accounts/session.tsx';
import { ToastProvider } from '../ui/toast-provider.tsx';
import { toastMessages } from './messages.ts';
import { OutdatedBanner } from './outdated-banner.tsx';
import { noteFailedCall } from './outdated-client.ts';
import { makePageMemory, PageMemoryContext } from './page-memory.ts';
import { ServiceBanner } from './service-banner.tsx';

export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(makeQueryClient);
  const [rememberPage] = useState(makePageMemory);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onCallFailed={noteFailedCall}>
        <ToastProvider labels={toastMessages}>
          <ServiceBanner />
          <PageMemoryContext value={rememberPage}>{children}</PageMemoryContext>
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
    defaultOptions: { queries: callOptions, mutations: callOptions },
  });
}

const callOptions = {
  // call() retries by itself; twice would be nine attempts.
  retry: false,
  // Else a form sent offline would wait without a word, and be sent by itself an hour later.
  networkMode: 'always',
} as const;
