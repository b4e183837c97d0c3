/** The trace runs into a page of notes. Low enough that the way on is seen below it. */
export function SharedDrawing() {
  return (
    <div className="h-22 overflow-hidden bg-petrol-soft md:h-27">
      <svg
        viewBox="0 0 720 148"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-full stroke-ink"
      >
        <g transform="translate(454 22)">
          <path className="fill-surface stroke-line-strong" d="m10 26 86-16 24 130H10Z" />
          <path className="fill-surface" d="M44 8h92l28 28v130H44Z" />
          <path d="M136 8v28h28" />
          <path className="stroke-mark" strokeWidth="13" d="M62 66h70" />
          <path className="stroke-line-strong" d="M62 42h44M62 90h84M62 106h60M62 122h84" />
        </g>
        <path
          className="stroke-petrol"
          d="M-10 96C70 96 150 96 236 96C268 96 282 70 270 48C256 24 218 26 204 52C190 80 206 114 238 118C272 122 290 104 318 92C370 70 430 88 514 88"
        />
        <circle className="fill-petrol stroke-none" cx="514" cy="88" r="5" />
      </svg>
    </div>
  );
}
