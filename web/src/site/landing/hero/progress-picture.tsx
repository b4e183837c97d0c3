import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { progressPicture } from '../picture-copy.ts';

export function ProgressPicture() {
  return (
    <Card
      role="img"
      aria-label={progressPicture.label}
      padding="normal"
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-5 max-lg:max-w-160"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="type-h3">{progressPicture.topic}</span>
        <Badge tone="green">{progressPicture.latest}</Badge>
      </div>
      <div className="grid gap-1">
        <Curve />
        <div className="flex flex-wrap justify-between gap-x-1 type-xs text-ink-3 tabular-nums">
          {progressPicture.attempts.map((score) => (
            <span key={score} className="last:font-[650] last:text-ink">
              {score}
            </span>
          ))}
        </div>
      </div>
      <hr className="border-line" />
      <div className="grid gap-3">
        {progressPicture.parts.map(({ name, percent, tone }) => (
          <div key={name} className="grid gap-1">
            <div className="flex flex-wrap justify-between gap-x-3 type-sm">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-2 tabular-nums">{`${percent}%`}</span>
            </div>
            <ProgressBar aria-label={name} value={percent} tone={tone} isThin />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** Five attempts; the dotted line is the score that passes. */
function Curve() {
  return (
    <svg viewBox="0 0 480 176" fill="none" aria-hidden="true" className="h-auto w-full">
      <path d="M0 20H480M0 140H480" className="stroke-line" />
      <path d="M0 92H480" strokeDasharray="2 6" className="stroke-ink-3" />
      <g strokeWidth="3" className="fill-surface stroke-petrol">
        <path
          d="M14 166C72 158 78 132 127 128S190 116 240 92 300 96 353 66 420 48 466 28"
          fill="none"
          strokeLinecap="round"
        />
        {[166, 128, 92, 66].map((y, index) => (
          <circle key={y} cx={14 + index * 113} cy={y} r="5" />
        ))}
        <circle cx="466" cy="28" r="9" className="fill-mark" />
      </g>
    </svg>
  );
}
