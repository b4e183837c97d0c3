import { Button } from '../../ui/button.tsx';
import { messages } from '../messages.ts';
import { useIsOutdated } from '../../http/outdated-client.ts';

export function OutdatedBanner() {
  if (!useIsOutdated()) return null;
  return (
    <div className="fixed start-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-40 flex max-w-[min(520px,calc(100vw-32px))] items-center gap-4 rounded-card border border-line bg-raised py-3 ps-5 pe-3 type-sm font-medium shadow-e3">
      <p>{messages.outdated}</p>
      <Button variant="primary" size="small" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
    </div>
  );
}
