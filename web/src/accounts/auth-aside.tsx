const thoughts = {
  engram: {
    term: 'Engram',
    words: ', noun: the trace a memory leaves in the brain, changed a little every time it is',
    marked: 'recalled.',
  },
  forgetting: {
    term: undefined,
    words: 'Forgetting is part of remembering.',
    marked: 'A cue brings it back.',
  },
} as const;

type AuthAsideProps = { thought: keyof typeof thoughts };

/** The trace of the logo, large, and a thought. It has the same colours in both themes. */
export function AuthAside({ thought }: AuthAsideProps) {
  const { term, words, marked } = thoughts[thought];
  return (
    <aside
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,1fr)] content-between gap-8 overflow-hidden bg-[oklch(0.33_0.062_225)] p-[clamp(32px,5vw,64px)] text-[oklch(0.97_0.01_95)] max-lg:hidden"
    >
      <span />
      <GrowingTrace />
      <p className="max-w-[32ch] font-serif text-[1.375rem] leading-normal">
        {term !== undefined && <i>{term}</i>}
        {words} {term === undefined && <br />}
        <span className="-mx-[0.06em] mark-stroke">{marked}</span>
      </p>
    </aside>
  );
}

/** The line comes in from the page's edge, and every round of recall leaves a ring. */
function GrowingTrace() {
  return (
    <svg
      viewBox="0 0 520 420"
      fill="none"
      strokeLinecap="round"
      className="w-full overflow-visible"
    >
      <g stroke="oklch(0.52 0.07 222)" strokeWidth="1.5">
        <path d="M320 210a60 60 0 1 0-16 46" />
        <path d="M354 210a94 94 0 1 0-28 70" />
        <path d="M388 210a128 128 0 1 0-40 94" />
        <path d="M422 210a162 162 0 1 0-52 118" />
        <path d="M456 210a196 196 0 1 0-64 142" />
      </g>
      <path d="M-400 210H316" stroke="#fae05e" strokeWidth="14" />
      <path d="M320 210a60 60 0 1 0-16 46" stroke="#fcfcf9" strokeWidth="14" />
    </svg>
  );
}
