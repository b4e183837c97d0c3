import { health } from '@engram/core/health/api.ts';
import { setApiUnavailable } from '../../http/api-status.ts';
import { call } from '../../http/call.ts';
import { isServiceDown } from '../../http/is-service-down.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';

/** Any answer clears the status; none is the reason for the banner. */
export async function askForServer(signal: AbortSignal): Promise<void> {
  try {
    await call(health, {}, { signal });
  } catch (error) {
    noteFailedCall(error);
    if (isServiceDown(error)) setApiUnavailable();
  }
}
