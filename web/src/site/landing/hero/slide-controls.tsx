import { siteLimits } from '@engram/core/limits.ts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { heroCopy, writePosition } from './hero-copy.ts';
import type { Slides } from './use-slides.ts';

type SlideControlsProps = { names: readonly string[]; slides: Slides; className: string };

export function SlideControls({ names, slides, className }: SlideControlsProps) {
  const { index, isChosen, isPaused } = slides;
  return (
    <div
      className={classNames(
        'mt-7 flex items-start gap-3 border-t border-line noscript:hidden',
        className,
      )}
    >
      {/* The first thing to reach, though the eye has it last. With reduced motion or on a phone there is nothing to pause. */}
      <Button
        variant="ghost"
        isIconOnly
        aria-label={isPaused ? heroCopy.play : heroCopy.pause}
        onClick={slides.togglePause}
        className="order-last mt-1 shrink-0 max-md:hidden motion-reduce:hidden"
      >
        <Icon icon={isPaused ? Play : Pause} />
      </Button>
      <div
        {...slides.names}
        role="group"
        aria-label={heroCopy.choose}
        className="flex min-w-0 flex-1 flex-wrap items-start gap-3"
      >
        {names.map((name, position) => (
          <button
            key={name}
            type="button"
            aria-current={position === index || undefined}
            onClick={() => slides.choose(position)}
            className="relative min-h-12 min-w-[min(100%,5rem)] flex-1 pt-4 pb-2.5 text-start type-xs font-semibold text-ink-3 hover:text-ink aria-[current]:text-ink wrap-anywhere md:type-sm"
          >
            {position === index && <ProgressLine slides={slides} />}
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isChosen && `${names[index]}, ${writePosition(index, names.length)}`}
      </p>
    </div>
  );
}

/** Grows for as long as the slide stays; whole while nothing moves. */
function ProgressLine({ slides: { isRotating, choices } }: { slides: Slides }) {
  const line = useRef<HTMLSpanElement>(null);
  // From here, as the length comes from the limits and a style attribute is against the policy.
  useEffect(() => {
    if (!isRotating) return undefined;
    const growth = line.current?.animate(
      { scale: ['0 1', '1 1'] },
      { duration: siteLimits.slideIntervalMs },
    );
    return () => growth?.finish();
  }, [isRotating, choices]);
  return (
    <span
      ref={line}
      aria-hidden="true"
      className="absolute inset-x-0 -top-0.5 h-0.75 origin-left rounded-full bg-petrol forced-colors:bg-chosen"
    />
  );
}
