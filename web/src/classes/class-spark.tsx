import { bookMessages as messages } from './messages.ts';

const width = 58;
const height = 20;
const inset = 4;

/** A small line of percentages, oldest first; who was absent leaves a gap nowhere. */
export function ClassSpark({ scores }: { scores: readonly number[] }) {
  const step = scores.length > 1 ? (width - 2 * inset) / (scores.length - 1) : 0;
  const points = scores.map((score, place): [number, number] => [
    width - inset - step * (scores.length - 1 - place),
    inset + ((height - 2 * inset) * (100 - score)) / 100,
  ]);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={messages.scores(scores)}
      className="shrink-0"
    >
      {points.length > 1 && (
        <path
          d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-petrol forced-colors:stroke-drawn"
        />
      )}
      <circle cx={last[0]} cy={last[1]} r="3" className="fill-petrol forced-colors:fill-drawn" />
    </svg>
  );
}
