import { contactMessages } from '@engram/core/contact/messages.ts';
import { siteLimits } from '@engram/core/limits.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Note } from '../ui/states/note.tsx';

type ContactThanksProps = {
  isShown: boolean;
  onOver: () => void;
  /** What stands in the same place at other times. */
  children: string;
};

/**
 * Stands there before its words come, so that screen readers hear of them [CONT-08], and as high as
 * with them, so that nothing moves when they come and go.
 */
export function ContactThanks({ isShown, onOver, children }: ContactThanksProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onOver);

  useEffect(() => {
    // Who sends with Enter in the first line of a phone may see no button.
    if (isShown) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  // [CONT-10] [LIM-08], but not under the eyes of somebody who points at it.
  useEffect(() => {
    if (!isShown || isHeld) return undefined;
    const timer = setTimeout(end, siteLimits.contactMessageHidesAfterMs);
    return () => clearTimeout(timer);
  }, [isShown, isHeld]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center *:[grid-area:1/1]">
      <Room />
      <p className={classNames('type-xs text-ink-3', isShown && 'invisible')}>{children}</p>
      <div
        ref={region}
        role="status"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
      >
        {isShown && <Note tone="green">{contactMessages.thanks}</Note>}
      </div>
    </div>
  );
}

/** What the words take of the page, at any width and size of text; as no text, they are not there twice. */
function Room() {
  return (
    <Note tone="green" className="invisible">
      <span data-words={contactMessages.thanks} className="before:content-[attr(data-words)]" />
    </Note>
  );
}
