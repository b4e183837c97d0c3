/** The trace arrives. */
export function ArrivedDrawing() {
  return (
    <svg
      viewBox="0 0 200 84"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-auto w-50 overflow-visible stroke-petrol"
    >
      <path d="M-6 58h66c22 0 30-18 22-34s-34-14-42 4 2 44 26 46 34-16 60-16h24" />
      <path strokeWidth="8" d="M6 58h34" className="stroke-mark" />
      <circle cx="172" cy="58" r="20" className="fill-surface stroke-success" />
      <path strokeWidth="3" d="m163 58 6 7 12-14" className="stroke-success" />
    </svg>
  );
}
