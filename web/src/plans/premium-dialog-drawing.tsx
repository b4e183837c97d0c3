/** The trace runs in, makes its loop and goes on. It takes the colour of the words around it. */
export function PremiumDrawing() {
  return (
    <svg
      viewBox="0 0 440 124"
      // In a wider or narrower dialog the trace still reaches both edges.
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-full"
    >
      <path d="M-4 78H226C252 78 262 56 252 38C240 18 208 20 196 42C184 66 198 96 224 100C250 104 262 92 276 78C292 62 330 62 444 62" />
      <circle cx="276" cy="78" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
