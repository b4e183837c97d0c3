import { health } from '@engram/core/health/api.ts';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { clearApiStatus, useIsApiUnavailable } from '../http/api-status.ts';
import { call } from '../http/call.ts';
import { Icon } from '../ui/icon.tsx';
import { messages } from './messages.ts';

const askEveryMs = 30_000;

/** Stands over the page while the server cannot be reached, and asks for it meanwhile (NS-50). */
export function ServiceBanner() {
  const isUnavailable = useIsApiUnavailable();
  useQuery({
    queryKey: ['health'],
    queryFn: askForServer,
    enabled: isUnavailable,
    refetchInterval: askEveryMs,
    gcTime: 0,
  });
  if (!isUnavailable) return null;
  return (
    <div role="alert" className="bg-danger-soft text-danger-ink">
      <p className="wrap flex items-center justify-center gap-2.5 py-2.5 type-sm font-medium">
        <Icon icon={CloudOff} size="small" />
        {messages.unavailable}
      </p>
    </div>
  );
}

async function askForServer({ signal }: { signal: AbortSignal }) {
  const reply = await call(health, {}, { signal });
  clearApiStatus();
  return reply;
}
