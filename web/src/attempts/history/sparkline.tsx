import { rowMessages as messages } from './messages.ts';

const width = 104;
const height = 34;
const left = 5;
const right = 98;
const top = 5;
const bottom = 29;
const goal = 70;

/** The scores of a test, oldest first; a dotted line marks 70%. */
export function Sparkline({ scores }: { scores: readonly number[] }) {
  const least = scores.some((score) => score < 40) ? 0 : 40;
  const y = (score: number) => top + ((bottom - top) * (100 - score)) / (100 - least);
  const step = scores.length > 1 ? (right - left) / (scores.length - 1) : 0;
  const points = scores.map((score, place) => [
    right - step * (scores.length - 1 - place),
    y(score),
  ]);
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={messages.scores(scores)}
      className="shrink-0 overflow-visible"
    >
      <path
        d={`M0 ${y(goal)}H${width}`}
        strokeDasharray="2 4"
        className="stroke-line-strong opacity-70 forced-colors:stroke-drawn"
      />
      {points.length > 1 && (
        <path
          d={`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-petrol forced-colors:stroke-drawn"
        />
      )}
      {last && (
        <circle
          cx={last[0]}
          cy={last[1]}
          r="3.5"
          strokeWidth="1.5"
          className="fill-petrol stroke-surface forced-colors:fill-drawn"
        />
      )}
    </svg>
  );
}
