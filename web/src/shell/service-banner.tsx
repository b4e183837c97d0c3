import { health } from '@engram/core/health/api.ts';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { setApiUnavailable, useApiStatus } from '../http/api-status.ts';
import { call } from '../http/call.ts';
import { isServiceDown } from '../http/is-service-down.ts';
import { Icon } from '../ui/icon.tsx';
import { messages } from './messages.ts';

const askEveryMs = 30_000;

/** Stands over the page while the server cannot be reached, and asks for it meanwhile (NS-50). */
export function ServiceBanner() {
  const status = useApiStatus();
  useQuery({
    queryKey: ['health'],
    queryFn: askForServer,
    enabled: status !== 'available',
    refetchInterval: askEveryMs,
    gcTime: 0,
  });
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

/** Any answer clears the status; see call(). */
async function askForServer({ signal }: { signal: AbortSignal }) {
  try {
    return await call(health, {}, { signal });
  } catch (error) {
    if (isServiceDown(error)) setApiUnavailable();
    throw error;
  }
}
