import type { AttemptSummary } from '@engram/core/attempts/attempt.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Calendar, writeShortDay } from '../write-time.ts';
import { chartMessages as messages } from './messages.ts';

type AttemptChartProps = {
  /** Oldest first. */
  attempts: readonly AttemptSummary[];
  /** How many there are, with those that came before. */
  all: number;
  calendar: Calendar;
};

/** The same scores twice: a narrow window has room for fewer, and letters must not shrink with it. */
export function AttemptChart({ attempts, all, calendar }: AttemptChartProps) {
  return (
    <>
      <ScoreLine
        attempts={attempts.slice(-wide.most)}
        all={all}
        calendar={calendar}
        shape={wide}
        className="max-md:hidden"
      />
      <ScoreLine
        attempts={attempts.slice(-narrow.most)}
        all={all}
        calendar={calendar}
        shape={narrow}
        className="md:hidden"
      />
    </>
  );
}

type Shape = { width: number; left: number; right: number; axis: number; most: number };

const wide: Shape = { width: 660, axis: 36, left: 58, right: 630, most: 10 };
const narrow: Shape = { width: 322, axis: 30, left: 52, right: 292, most: 5 };
const height = 224;
const top = 23;
const bottom = 188;
const goal = 70;

type ScoreLineProps = AttemptChartProps & { shape: Shape; className: string };

function ScoreLine({ attempts, all, calendar, shape, className }: ScoreLineProps) {
  const scores = attempts.map(({ score }) => score);
  const least = scores.some((score) => score < 40) ? 0 : 40;
  const y = (score: number) => top + ((bottom - top) * (100 - score)) / (100 - least);
  const points = attempts.map((attempt, place) => ({
    ...attempt,
    x: placeOf(place, attempts.length, shape),
    y: y(attempt.score),
    isLabelBelow: isLabelBelow(scores, place),
  }));
  return (
    <figure className={classNames('m-0 grid gap-4', className)}>
      <svg
        viewBox={`0 0 ${shape.width} ${height}`}
        role="img"
        aria-label={messages.scores(scores)}
        className="h-auto w-full overflow-visible font-sans"
      >
        {[100, least].map((line) => (
          <g key={line}>
            <path
              d={`M${shape.axis} ${y(line)}H${shape.width}`}
              className="stroke-line forced-colors:stroke-drawn"
            />
            <text x="0" y={y(line) + 4} className={label}>
              {line}
            </text>
          </g>
        ))}
        <path
          d={`M${shape.axis} ${y(goal)}H${shape.width}`}
          strokeDasharray="2 6"
          className="stroke-ink-3 forced-colors:stroke-drawn"
        />
        <text x="0" y={y(goal) + 4} className={label}>
          {goal}
        </text>
        {points.length > 1 && (
          <path
            d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-petrol forced-colors:stroke-drawn"
          />
        )}
        {points.map((point, place) => (
          <g key={point.id}>
            <circle
              cx={point.x}
              cy={point.y}
              r={place === points.length - 1 ? 7 : 5}
              strokeWidth="3"
              className={classNames(
                'stroke-petrol forced-colors:stroke-drawn',
                place === points.length - 1 ? 'fill-petrol' : 'fill-surface',
              )}
            />
            <text
              x={point.x}
              y={point.y + (point.isLabelBelow ? 24 : -15)}
              textAnchor="middle"
              className="fill-ink stroke-surface stroke-4 text-[13px] font-[650] [paint-order:stroke] forced-colors:fill-drawn forced-colors:stroke-none"
            >
              {`${point.score}%`}
            </text>
            <text x={point.x} y={216} textAnchor="middle" className={label}>
              {writeShortDay(point.completedAt, calendar)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="type-xs text-ink-3">
        {[
          ...(attempts.length < all ? [messages.lastOnes(attempts.length, all)] : []),
          messages.goal,
        ].join(' ')}
      </figcaption>
    </figure>
  );
}

const label = 'fill-ink-3 text-[13px] forced-colors:fill-drawn';

function placeOf(place: number, count: number, { left, right }: Shape): number {
  return count === 1 ? (left + right) / 2 : left + ((right - left) * place) / (count - 1);
}

/** Where the line leaves room: below a point that it comes up to and goes on from more gently. */
function isLabelBelow(scores: readonly number[], place: number): boolean {
  const score = scores[place] ?? 0;
  const before = scores[place - 1] ?? score;
  const after = scores[place + 1] ?? score;
  const isValley = score < before && score < after;
  return isValley || (score > 90 && score < 97 && before <= score);
}
