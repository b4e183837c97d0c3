import { type ReactNode, useState } from 'react';
import { SessionProvider } from '../accounts/session/session.tsx';
import { ToastProvider } from '../ui/toasts/toast-provider.tsx';
import { loadLastWords } from './load-last-words.ts';
import { toastMessages } from './messages.ts';
import { ConnectingBanner } from './banners/connecting-banner.tsx';
import { OutdatedBanner } from './banners/outdated-banner.tsx';
import { makePageMemory, PageMemoryContext } from './page-memory.ts';
import { ServiceBanner } from './banners/service-banner.tsx';

/** Around every page, so it is light: what asks the server is in calling-layout.tsx. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [rememberPage] = useState(makePageMemory);
  return (
    <SessionProvider
      onCallFailed={(error) => void noteLater(error).catch(() => undefined)}
      loadLastWords={loadLastWords}
    >
      <ToastProvider labels={toastMessages}>
        <ServiceBanner />
        {/* There before its words, because screen readers announce changes only. */}
        <div role="status">
          <ConnectingBanner />
          <OutdatedBanner />
        </div>
        <PageMemoryContext value={rememberPage}>{children}</PageMemoryContext>
      </ToastProvider>
    </SessionProvider>
  );
}

/**
 * What the server answered has a code, and what knows about it came with the call. A visitor made
 * no call, and gets no code for failed ones.
 */
async function noteLater(error: unknown): Promise<void> {
  if (!(error instanceof Error && 'code' in error)) return;
  const { noteFailedCall } = await import('../http/note-failed-call.ts');
  noteFailedCall(error);
}
