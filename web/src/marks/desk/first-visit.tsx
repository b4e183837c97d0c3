import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { deskMessages } from '../messages.ts';
import { MarkDrawing } from './mark-drawing.tsx';

const messages = deskMessages.first;

type FirstVisitProps = {
  proposed: number;
  /** Somebody has begun: where it is above the text it stays, because that must not move. */
  isOver: boolean;
  /** What becomes of chosen words is asked where its buttons are in a narrow window. */
  isAsking: boolean;
  onAcceptAll: () => void;
  onOwn: () => void;
};

/** What marking is, for a text in which nothing is marked yet. */
export function FirstVisit({ proposed, isOver, isAsking, onAcceptAll, onOwn }: FirstVisitProps) {
  return (
    <section
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-surface shadow-e1 max-lg:order-first lg:sticky lg:top-22',
        isOver && 'lg:hidden',
      )}
    >
      <div className="grid gap-3.5 px-5.5 pt-4.5 pb-5.5">
        <h2 className="type-h3">{messages.title}</h2>
        <MarkDrawing />
      </div>
      {!isOver && (
        <Choice isAsking={isAsking} proposed={proposed} onAcceptAll={onAcceptAll} onOwn={onOwn} />
      )}
    </section>
  );
}

/** Below the text where the window is narrow, always in reach. */
function Choice({ isAsking, proposed, onAcceptAll, onOwn }: Omit<FirstVisitProps, 'isOver'>) {
  return (
    <div
      data-bottom-bar
      data-over-footer
      className={classNames(
        'grid gap-2 border-t border-line px-4.5 pt-3.5 pb-4.5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-26 max-lg:bg-raised max-lg:pb-[max(14px,env(safe-area-inset-bottom))] max-lg:shadow-e3 [@media(height<30rem)]:static',
        isAsking && 'max-lg:hidden',
      )}
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
  );
}
