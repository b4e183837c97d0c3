import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useApiStatus } from '../../http/api-status.ts';
import { nextChance } from '../../http/next-chance.ts';
import { Icon } from '../../ui/icon.tsx';
import { messages } from '../messages.ts';

const askEveryMs = 30_000;

/** Stands over the page while the server cannot be reached, and asks for it meanwhile (NS-50). */
export function ServiceBanner() {
  const status = useApiStatus();
  const isInDoubt = status !== 'available';
  useEffect(() => {
    if (!isInDoubt) return;
    const watch = new AbortController();
    void watchForServer(watch.signal);
    return () => watch.abort();
  }, [isInDoubt]);
  if (status !== 'unavailable') return null;
  return (
    <div role="alert" className="bg-danger-soft text-danger-ink">
      <p className="wrap flex items-center justify-center gap-2.5 py-2.5 type-sm font-medium">
        <Icon icon={CloudOff} size="small" />
        {messages.unavailable}
      </p>
    </div>
  );
}

/** Until one answers: that clears the status; see call(). */
async function watchForServer(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Loaded now, because nearly every page finds its server there.
    const watching = await import('./ask-for-server.ts').catch(() => undefined);
    await watching?.askForServer(signal);
    await nextChance(askEveryMs, signal);
  }
}
