import { Button } from '../../ui/button.tsx';
import { deskMessages } from '../messages.ts';
import { MarkDrawing } from './mark-drawing.tsx';

const messages = deskMessages.first;

type FirstVisitProps = {
  proposed: number;
  onAcceptAll: () => void;
  onOwn: () => void;
};

/** What marking is, for a text in which nothing is marked yet. */
export function FirstVisit({ proposed, onAcceptAll, onOwn }: FirstVisitProps) {
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface shadow-e1 max-lg:order-first lg:sticky lg:top-22">
      <div className="grid gap-3.5 px-5.5 pt-4.5 pb-5.5">
        <h2 className="type-h3">{messages.title}</h2>
        <MarkDrawing />
      </div>
      {/* Below the text where the window is narrow, always in reach. */}
      <div
        data-bottom-bar
        className="grid gap-2 border-t border-line px-4.5 pt-3.5 pb-4.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-26 max-lg:bg-raised max-lg:pb-[max(14px,env(safe-area-inset-bottom))] max-lg:shadow-e3 [@media(height<30rem)]:static"
      >
        <p className="px-1 pb-1 type-sm text-ink-2 max-lg:hidden">
          {proposed === 0 ? messages.noneProposed : messages.proposed(proposed)}
        </p>
        <div className="grid gap-2 max-lg:grid-cols-2">
          {proposed > 0 && (
            <Button variant="primary" size="large" canWrap onClick={onAcceptAll}>
              {deskMessages.acceptAll(proposed)}
            </Button>
          )}
          <Button canWrap onClick={onOwn}>
            {messages.own}
          </Button>
        </div>
      </div>
    </section>
  );
}
