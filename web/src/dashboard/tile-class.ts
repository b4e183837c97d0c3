/** One way on: what it is and what it is for, beside its icon. */
export const tileClass =
  'flex min-h-19 cursor-pointer items-center gap-3.5 rounded-card border border-line bg-surface px-4.5 py-3.5 text-start text-ink no-underline shadow-e1 transition-[border-color] duration-(--d1) hover:border-line-strong focus-visible:rounded-card focus-visible:shadow-focus';
