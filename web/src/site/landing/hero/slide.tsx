import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { heroCopy, type SlideCopy, type TitleLine } from './hero-copy.ts';

type SlideProps = {
  position: string;
  isShown: boolean;
  /** Out of reach of keyboard and screen reader. Never so in the page without JavaScript. */
  isOff: boolean;
  copy: SlideCopy;
  picture: ReactNode;
  children: ReactNode;
};

/** Words and picture of one slide, on the rows and columns that all slides share. */
export function Slide({ position, isShown, isOff, copy, picture, children }: SlideProps) {
  return (
    <div
      role="group"
      aria-roledescription={heroCopy.slideRole}
      aria-label={position}
      inert={isOff}
      className={classNames(
        'col-span-full grid grid-cols-subgrid grid-rows-subgrid items-start [grid-row:1/span_2] lg:items-center lg:[grid-row:1/span_1] noscript:visible noscript:[grid-row:auto/span_2] noscript:opacity-100 noscript:lg:[grid-row:auto/span_1]',
        // On a phone nothing rotates, so the page is only as high as the slide that was chosen.
        isShown
          ? 'transition-opacity duration-(--d3)'
          : 'invisible opacity-0 max-md:hidden noscript:grid!',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5.5">
        <SlideTitle isShown={isShown} lines={copy.lines} />
        <p className="max-w-[46ch] type-lead">{copy.lead}</p>
        {children}
      </div>
      {picture}
    </div>
  );
}

/** The page's one h1 is that of the slide shown; under it, without JavaScript, the others come second. */
function SlideTitle({
  isShown,
  lines: [first, second],
}: Pick<SlideCopy, 'lines'> & { isShown: boolean }) {
  const Heading = isShown ? 'h1' : 'h2';
  return (
    // The longest word fits a phone also where the font is twice as large.
    <Heading className="max-w-full type-display wrap-break-word max-[14rem]:text-[1.8rem]! lg:max-xl:text-[3rem]!">
      <Line {...first} /> <br />
      <Line {...second} />
    </Heading>
  );
}

function Line({ words, swiped }: TitleLine) {
  if (swiped === undefined) return words;
  return (
    <>
      {words} <span className="swipe">{swiped}</span>
    </>
  );
}
