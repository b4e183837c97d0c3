import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { HighlightedText } from '../../../ui/studying/source-quote.tsx';
import { exampleCopy } from './example-copy.ts';
import { ExampleQuestion } from './example-question.tsx';

/** The idea in one look and one try: a sentence of the notes becomes a question, and its proof. */
export function LiveExample() {
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="relative w-full max-lg:max-w-160">
      <NoteSheet isProof={chosen !== undefined} />
      <Trace isProof={chosen !== undefined} />
      <ExampleQuestion chosen={chosen} onChange={setChosen} className="noscript:hidden" />
      {/* No class on it: any display would print its markup where scripts do run. */}
      <noscript>
        <ExampleQuestion chosen={exampleCopy.correct} />
      </noscript>
    </div>
  );
}

type ProofProps = {
  /** Answered: the sentence is no longer where the question comes from but why the answer is right. */
  isProof: boolean;
};

function NoteSheet({ isProof }: ProofProps) {
  return (
    <div
      className={classNames(
        'grid w-[68%] gap-2.5 rounded-tag rounded-se-[22px] border border-line bg-surface px-7 pt-6.5 pb-19 font-serif text-[0.9375rem] leading-[1.75] font-[420] shadow-e2 transition-colors duration-(--d2) max-lg:w-[94%] max-md:px-5.5 max-md:pt-5 max-md:pb-10 max-md:text-[0.875rem]',
        isProof ? 'text-ink-3' : 'text-ink-2',
      )}
    >
      <p className="-mb-0.5 text-[1.0625rem] leading-[1.3] font-[640] text-ink">
        {exampleCopy.heading}
      </p>
      <p>{exampleCopy.first}</p>
      {/* On a phone a line fewer in the font that comes first, which would move all that follows. */}
      <p className="max-md:min-h-[6lh]">
        {exampleCopy.before}
        <span className={classNames(isProof && 'underline decoration-on-quote decoration-2')}>
          <HighlightedText label={exampleCopy.highlightLabel}>
            {exampleCopy.highlighted}
          </HighlightedText>
        </span>
        {exampleCopy.after}
      </p>
    </div>
  );
}

/**
 * From the end of the highlighted line to the card, and back once it is answered. Drawn for a
 * picture 560 px wide, so only there.
 */
function Trace({ isProof }: ProofProps) {
  return (
    <svg
      viewBox="0 0 560 594"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 z-3 h-auto w-full stroke-petrol max-lg:hidden"
    >
      <path d="M328 212C400 208 480 164 492 118C501 84 464 66 444 90C422 117 452 148 472 168C486 182 490 212 490 239" />
      <circle
        cx={isProof ? 490 : 328}
        cy={isProof ? 240 : 212}
        r="5"
        className="fill-petrol stroke-none"
      />
      <path d={isProof ? 'm337 203-9 9 9 8' : 'm482 231 8 9 8-9'} />
    </svg>
  );
}
