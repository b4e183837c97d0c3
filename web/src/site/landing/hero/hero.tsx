import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Check } from 'lucide-react';
import { heroCopy, writePosition } from './hero-copy.ts';
import { JoinForm } from './join-form.tsx';
import { readLeftCode } from './left-code.ts';
import { LiveExample } from './live-example.tsx';
import { ProgressPicture } from './progress-picture.tsx';
import { SharedTestPicture } from './shared-test-picture.tsx';
import { Slide } from './slide.tsx';
import { SlideControls } from './slide-controls.tsx';
import { StartLink } from '../start-link.tsx';
import { useIsScripted, useSlides } from './use-slides.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';

const { notes, progress, join } = heroCopy;
const names = [notes.name, progress.name, join.name];

/** Three slides in one place, where they rotate each as high as the highest: nothing moves then [LAND-01]. */
export function Hero() {
  const isScripted = useIsScripted();
  const left = readLeftCode(useLocation().state);
  // Whoever comes Back finds the code again; a page loaded anew has to start as it was prerendered.
  const [code, setCode] = useState(isScripted ? left : '');
  const area = useRef<HTMLDivElement>(null);
  const slides = useSlides({
    count: names.length,
    first: code === '' ? 0 : names.indexOf(join.name),
    hasText: code !== '',
    isTouched: useTouched(area),
  });

  // On a phone the names are a screen below the words of the slide that was just chosen.
  useEffect(() => {
    if (slides.choices === 0) return;
    area.current?.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
  }, [slides.choices]);

  const place = (index: number) => ({
    position: writePosition(index, names.length),
    isShown: index === slides.index,
    isOff: isScripted && index !== slides.index,
  });
  return (
    <section
      aria-roledescription={heroCopy.carouselRole}
      aria-label={heroCopy.label}
      className="overflow-x-clip pt-[clamp(28px,4vw,52px)] pb-7"
    >
      <div className="wrap flex flex-col">
        {/* A screen reader meets what stops the slides before the slides; the eye has it below them. */}
        <SlideControls names={names} slides={slides} className="order-last" />
        <div
          {...slides.area}
          ref={area}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(28px,4vw,64px)] gap-y-7 lg:min-h-125 lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)] noscript:gap-y-14"
        >
          <Slide {...place(0)} copy={notes} picture={<LiveExample />}>
            <StartLink />
            <WithoutAccount />
            <Assurances />
          </Slide>
          <Slide {...place(1)} copy={progress} picture={<ProgressPicture />}>
            <StartLink />
            <WithoutAccount />
            <Assurances />
          </Slide>
          <Slide {...place(2)} copy={join} picture={<SharedTestPicture />}>
            <JoinForm code={code} onCodeChange={setCode} />
            <StartLink isQuiet />
            <TryLink />
          </Slide>
        </div>
      </div>
    </section>
  );
}

/** The ways without an account; the slide about codes has the field for one. */
function WithoutAccount() {
  return (
    <p className="flex flex-wrap gap-x-8">
      <TryLink />
      <Link to={paths.join} className="py-2.5 font-semibold">
        {heroCopy.haveCode}
      </Link>
    </p>
  );
}

/** Whatever slide somebody reads. */
function TryLink() {
  return (
    <a href={paths.try} className="py-2.5 font-semibold">
      {heroCopy.try}
    </a>
  );
}

/** The claims under the main button (NS-19). */
function Assurances() {
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 type-sm text-ink-2">
      {heroCopy.assurances.map((assurance) => (
        <li key={assurance} className="inline-flex items-center gap-1.5">
          <Icon icon={Check} size="small" className="text-success" />
          {assurance}
        </li>
      ))}
    </ul>
  );
}

/** Whether the last touch was in there. A finger that is lifted is over nothing, but its owner still reads. */
function useTouched(area: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const note = ({ target, pointerType }: PointerEvent) => {
      const isInside = target instanceof Node && area.current?.contains(target) === true;
      // A mouse is seen to come and go.
      setIsTouched(isInside && pointerType !== 'mouse');
    };
    document.addEventListener('pointerdown', note);
    return () => document.removeEventListener('pointerdown', note);
  }, [area]);
  return isTouched;
}
