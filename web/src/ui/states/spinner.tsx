/** Without a label it decorates words that already say what is under way. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex shrink-0">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent [animation-duration:800ms] motion-reduce:[animation-duration:2400ms]"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
