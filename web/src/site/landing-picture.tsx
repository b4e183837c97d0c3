import { AnswerOption } from '../ui/answer-option.tsx';
import { Badge } from '../ui/badge.tsx';
import { landingCopy } from './landing-copy.ts';

const { picture } = landingCopy;

/** The idea in one look: a sentence of the notes becomes a question. Nothing to use or to read out. */
export function LandingPicture() {
  return (
    <div aria-hidden="true" inert className="relative max-lg:mt-4 max-lg:w-full max-lg:max-w-160">
      <NoteSheet />
      <Trace />
      <Question />
    </div>
  );
}

function NoteSheet() {
  return (
    <div className="grid w-[68%] gap-2.5 rounded-tag rounded-se-[22px] border border-line bg-surface px-7 pt-6.5 pb-11.5 font-serif text-[0.9375rem] max-lg:w-[94%] max-md:px-5.5 max-md:pt-5 max-md:pb-10 max-md:text-[0.875rem] leading-[1.75] font-[420] text-ink-2 shadow-e2">
      <p className="-mb-0.5 text-[1.0625rem] leading-[1.3] font-[640] text-ink">
        {picture.heading}
      </p>
      <p>{picture.first}</p>
      <p>
        {picture.before}{' '}
        <span className="mark-stroke pt-[0.02em] pb-[0.06em]">{picture.highlighted}</span>{' '}
        {picture.after}
      </p>
      <p className="text-ink-3 max-md:hidden">{picture.last}</p>
    </div>
  );
}

/** From the end of the highlighted line to the card; drawn for a picture 560 px wide, so only there. */
function Trace() {
  return (
    <svg
      viewBox="0 0 560 594"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="pointer-events-none absolute inset-x-0 top-0 z-3 h-auto w-full stroke-petrol max-lg:hidden"
    >
      <path d="M331 212C404 210 478 198 492 150C501 116 464 98 444 122C422 149 452 186 472 206C486 220 490 234 490 251" />
      <circle cx="331" cy="212" r="5" className="fill-petrol stroke-none" />
      <path d="m482 243 8 9 8-9" />
    </svg>
  );
}

function Question() {
  return (
    <div className="relative z-2 ms-auto -mt-32.5 grid w-[62%] gap-3 rounded-card border border-transparent bg-surface px-5 py-4.5 shadow-e3 max-lg:-mt-6.5 max-lg:w-[90%]">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="blue">{picture.questionType}</Badge>
        <span className="type-xs text-ink-3 tabular-nums">{picture.position}</span>
      </div>
      <p className="font-serif text-[1.125rem] leading-[1.35] font-medium">{picture.question}</p>
      <div className="grid gap-2">
        {picture.options.map((option) => (
          <AnswerOption key={option.letter} isCompact {...option} />
        ))}
      </div>
    </div>
  );
}
