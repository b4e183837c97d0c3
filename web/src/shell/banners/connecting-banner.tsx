import { useSession } from '../../accounts/session/session.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { messages } from '../messages.ts';

/** Over the page while it is shown from what is known, because nobody could check the session yet. */
export function ConnectingBanner() {
  if (!useSession().isConnecting) return null;
  return (
    <p className="flex items-center justify-center gap-2.5 border-b border-line bg-sunken px-4 py-2 type-sm font-medium text-ink-2">
      <Spinner />
      {messages.connecting}
    </p>
  );
}
