import type { ReactNode } from 'react';

/** The trace leaves the page before it arrives. */
export function LostTraceDrawing() {
  return (
    <TraceDrawing>
      <path d="M-10 98h150c38 0 52-32 40-58s-60-24-76 6 4 76 44 82 56-30 88-30" />
      <path strokeDasharray="1 9" d="M236 98c34 0 50-34 96-34h58" />
      <circle cx="236" cy="98" r="4.5" className="fill-petrol stroke-none" />
    </TraceDrawing>
  );
}

/** The trace is torn, and goes on after the gap. */
export function TornTraceDrawing() {
  return (
    <TraceDrawing>
      <path d="M-10 98h150c38 0 52-32 40-58s-60-24-76 6 4 76 44 82 56-30 92-30" />
      <path strokeWidth="2.5" d="m246 82 10 16-14 6 12 18" className="stroke-danger" />
      <path d="M266 98h128" />
    </TraceDrawing>
  );
}

function TraceDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 380 150"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mb-2.5 h-auto w-[84%] max-w-95 overflow-visible stroke-petrol md:w-full"
    >
      {children}
      <path strokeWidth="10" d="M10 98h74" className="stroke-mark" />
    </svg>
  );
}
