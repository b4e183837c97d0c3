import { Users } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CodeTiles } from '../code-tiles.tsx';
import { sharedTestPicture } from '../picture-copy.ts';

/** Many traces come in from both sides to one test. */
export function SharedTestPicture() {
  return (
    <div role="img" aria-label={sharedTestPicture.label} className="relative w-full">
      <Traces />
      <Card
        padding="normal"
        className="relative mx-auto grid max-w-110 grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone="blue">
            <Icon icon={Users} size="small" />
            {sharedTestPicture.kind}
          </Badge>
          <span className="type-xs text-ink-3">{sharedTestPicture.example}</span>
        </div>
        <p className="type-h2">{sharedTestPicture.name}</p>
        <CodeTiles />
        <hr className="border-line" />
        <dl className="grid gap-2 type-sm">
          {sharedTestPicture.facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

/** Drawn once for the left side and mirrored for the right one. */
function Traces() {
  return (
    <svg
      viewBox="0 0 640 520"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      className="absolute -inset-x-10 -inset-y-22.5 h-[calc(100%+180px)] w-[calc(100%+80px)] overflow-visible max-xl:hidden"
    >
      <linearGradient id="trace-start" gradientUnits="userSpaceOnUse" x1="-14" x2="50">
        <stop stopOpacity="0" className="[stop-color:var(--petrol)]" />
        <stop offset="1" className="[stop-color:var(--petrol)]" />
      </linearGradient>
      {fromLeft.map(drawTrace)}
      <g transform="matrix(-1 0 0 1 640 0)">{fromRight.map(drawTrace)}</g>
    </svg>
  );
}

/** Comes in at the height `from`, loops (upwards, or downwards if negative) and ends at `to`. */
type Trace = { from: number; loop: number; to: number };

function drawTrace({ from, loop, to }: Trace) {
  const [turn, top, back] = [from - loop, from - 2.4 * loop, from + loop];
  return (
    <g key={from}>
      <path
        d={`M-20 ${from}C20 ${from} 60 ${back - 0.7 * loop} 60 ${turn}C60 ${top} 32 ${top} 32 ${turn}C32 ${back} 62 ${to} 96 ${to}`}
        stroke="url(#trace-start)"
      />
      <circle cx="96" cy={to} r="3.5" className="fill-petrol" />
    </g>
  );
}

const fromLeft: Trace[] = [
  { from: 30, loop: 12, to: 150 },
  { from: 130, loop: 16, to: 198 },
  { from: 262, loop: -20, to: 261 },
  { from: 392, loop: -12, to: 324 },
  { from: 492, loop: -16, to: 372 },
];

const fromRight: Trace[] = [
  { from: 60, loop: 20, to: 164 },
  { from: 200, loop: 12, to: 232 },
  { from: 322, loop: -16, to: 290 },
  { from: 462, loop: -20, to: 357 },
];
