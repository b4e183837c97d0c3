type KeyProps = { name: string; className?: string };

/** The cap of a key. */
export function Key({ name, className = 'border-line bg-surface text-ink-2' }: KeyProps) {
  return (
    <kbd
      className={`inline-block min-w-5.5 rounded-[5px] border border-b-2 px-1.5 py-1 text-center font-sans text-xs leading-none font-semibold ${className}`}
    >
      {name}
    </kbd>
  );
}
