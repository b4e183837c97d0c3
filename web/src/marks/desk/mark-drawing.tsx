import { deskMessages } from '../messages.ts';

const { picture, sentence, how, howByTouch } = deskMessages.first;
const [begins, article, word, knot, end] = sentence;

/** A finger that drags over a word, and the question that it becomes. */
export function MarkDrawing() {
  return (
    <svg
      viewBox="0 0 348 196"
      role="img"
      aria-label={picture}
      className="block h-auto w-full rounded-tile bg-sunken max-lg:max-w-105 max-lg:justify-self-center"
    >
      <g className="fill-ink-2 font-serif text-[17px]">
        <text x="24" y="46">
          {begins}
        </text>
        <text x="24" y="80">
          {article}
        </text>
        <rect className="fill-mark-quote opacity-45" x="130" y="62" width="30" height="27" rx="5" />
        <rect className="fill-mark-quote" x="54" y="62" width="92" height="27" rx="5" />
        <text className="fill-on-quote" x="59" y="80">
          {word}
        </text>
        <text x="153" y="80">
          {knot}
        </text>
        <text x="24" y="114">
          {end}
        </text>
      </g>
      <path
        className="fill-raised stroke-ink stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
        transform="translate(134 84) rotate(-14)"
        d="M8 2c2.6 0 4 1.8 4 4v12l9 2.2c3 .8 4.6 2.8 4.2 5.8l-1.3 9c-.4 2.6-2 4-4.6 4H9.5c-1.8 0-3.1-.7-4.1-2.2L-1.5 27c-1.3-2-.6-4 1-4.7 1.4-.6 2.7-.2 3.8 1L4 24V6c0-2.200 1.400-4 4-4z"
      />
      <path
        className="fill-none stroke-petrol stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
        d="M176 112c30 4 26 34 52 38m-9-7 9.500 7.200-10.500 5.800"
      />
      <rect className="fill-surface stroke-line" x="236" y="112" width="96" height="68" rx="12" />
      <path
        className="fill-none stroke-ink-3 stroke-2 [stroke-linecap:round]"
        d="M250 132h68M250 148h16M306 148h12M250 164h44"
      />
      <path className="fill-none stroke-petrol stroke-3 [stroke-linecap:round]" d="M272 150h28" />
      <g className="fill-ink-2 font-sans text-[13px] font-semibold">
        <How lines={how} className="pointer-coarse:hidden" />
        <How lines={howByTouch} className="hidden pointer-coarse:inline" />
      </g>
    </svg>
  );
}

type HowProps = { lines: readonly [string, string]; className: string };

function How({ lines: [first, second], className }: HowProps) {
  return (
    <g className={className}>
      <text x="24" y="160">
        {first}
      </text>
      <text x="24" y="178">
        {second}
      </text>
    </g>
  );
}
