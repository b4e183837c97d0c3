/** Of what is not there yet. */
export const ghostLook = 'fill-sunken stroke-line';

const heights = [26, 40, 36, 56, 50, 74, 66];

/** Bars where there are none to show. */
export function GhostBars() {
  return (
    <svg viewBox="0 0 460 104" aria-hidden="true" className="mt-6 h-auto w-full">
      {heights.map((height, no) => (
        <rect
          key={height}
          x={8 + 64 * no}
          y={103 - height}
          width="48"
          height={height}
          rx="5"
          className={ghostLook}
        />
      ))}
    </svg>
  );
}
