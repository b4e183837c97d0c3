import type { ReactNode } from 'react';

/** No sets yet: a small deck, and the trace that comes out of it. */
export function EmptyDeckDrawing() {
  return (
    <Drawing width={132} height={96}>
      <rect
        {...faintPaper}
        x="34"
        y="10"
        width="76"
        height="50"
        rx="8"
        transform="rotate(7 72 35)"
      />
      <rect {...faint} x="28" y="16" width="76" height="50" rx="8" transform="rotate(-4 66 41)" />
      <rect {...sheet} x="24" y="24" width="80" height="54" rx="8" />
      <path {...highlight} strokeWidth="9" d="M40 48h34" />
      <path {...faintLine} d="M40 62h46" />
      <path {...trace} d="M104 51c14 0 20-8 18-15s-12-6-13 1c-1 8 8 14 20 13" />
    </Drawing>
  );
}

/** No tests yet: the trace runs into a page of notes. */
export function EmptyPageDrawing() {
  return (
    <Drawing width={132} height={96}>
      <path {...sheet} d="M40 12h42l16 16v52a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" />
      <path {...highlight} strokeWidth="9" d="M50 46h30" />
      <path {...faintLine} d="M50 34h16M50 60h34M50 71h22" />
      <path {...trace} d="M2 60h26c8 0 12-5 11-10s-8-4-8 1 5 9 11 9" />
    </Drawing>
  );
}

/** Something is over or broken: the trace is cut before the page. */
export function ExpiredPageDrawing() {
  return (
    <Drawing width={132} height={96}>
      <path {...sheet} d="M36 12h42l16 16v52a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" />
      <path d="M78 12v16h16" />
      <path {...faintLine} d="M44 44h18M70 44h12M44 56h10M62 56h20M44 68h24" />
      <path {...trace} strokeDasharray="1 7" d="M4 60h24" />
      <path {...trace} d="M100 60c8 0 12-5 11-10s-8-4-8 1 5 9 12 9 9-2 13-2" />
    </Drawing>
  );
}

/** A message is on its way. */
export function LetterDrawing() {
  return (
    <Drawing width={132} height={84}>
      <rect {...sheet} x="34" y="20" width="88" height="58" rx="7" />
      <path d="m36 24 42 30 42-30" />
      <path {...highlight} strokeWidth="8" d="M62 66h32" />
      <path {...trace} d="M-4 60c14 0 26-2 24-12s-14-8-14 2 8 14 24 12" />
    </Drawing>
  );
}

/** All is done: the trace makes its loop and ends in a tick. */
export function DoneDrawing({ className }: { className: string }) {
  return (
    <Drawing width={300} height={116} className={className}>
      <path {...trace} d="M-6 84h124c32 0 44-28 32-50s-50-20-62 6 2 64 36 68 52-26 78-26h44" />
      <path {...highlight} strokeWidth="9" d="M14 84h56" />
      <circle cx="266" cy="82" r="22" className="fill-surface stroke-success" />
      <path className="stroke-success" strokeWidth="3" d="m256 82 7 8 13-15" />
    </Drawing>
  );
}

/** Drop several files. */
export function DropPagesDrawing() {
  return (
    <Drawing width={92} height={60} className="w-20">
      <path {...faint} d="M22 14 44 8l10 36-22 6Z" />
      <path {...sheet} d="M38 6h26l10 10v34a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3Z" />
      <path d="M64 6v10h10" />
      <path {...highlight} strokeWidth="7" d="M46 29h18" />
      <path {...faintLine} d="M46 20h10M46 39h20M46 46h14" />
    </Drawing>
  );
}

/** Drop one file. */
export function DropPageDrawing() {
  return (
    <Drawing width={64} height={52} className="w-14.5">
      <path {...sheet} d="M12 8h24l10 10v28a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z" />
      <path d="M36 8v10h10" />
      <path {...highlight} strokeWidth="6" d="M16 28h20" />
      <path {...faintLine} d="M16 38h16M16 20h12" />
      <path {...trace} d="M54 20V2m0 0-6 6m6-6 6 6" />
    </Drawing>
  );
}

/** Drop what becomes cards. */
export function DropCardsDrawing() {
  return (
    <Drawing width={132} height={90} className="w-23">
      <rect
        {...faintPaper}
        x="34"
        y="10"
        width="76"
        height="50"
        rx="8"
        transform="rotate(7 72 35)"
      />
      <rect {...faint} x="28" y="16" width="76" height="50" rx="8" transform="rotate(-4 66 41)" />
      <rect {...sheet} x="24" y="24" width="80" height="54" rx="8" />
      <path {...highlight} strokeWidth="9" d="M40 48h34" />
      <path {...faintLine} d="M40 62h46" />
    </Drawing>
  );
}

type DrawingProps = { width: number; height: number; className?: string; children: ReactNode };

function Drawing({ width, height, className = 'w-33', children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`h-auto shrink-0 overflow-visible stroke-ink ${className}`}
    >
      {children}
    </svg>
  );
}

const sheet = { className: 'fill-surface' };
const faint = { className: 'fill-surface stroke-line-strong' };
const faintPaper = { className: 'fill-paper stroke-line-strong' };
const faintLine = { className: 'stroke-line-strong' };
const highlight = { className: 'stroke-mark' };
const trace = { className: 'stroke-petrol' };
