type ToolNameProps = {
  /** The row is named by `<id>-label` and `<id>-hint`: its name has all words that are seen on it. */
  id: string;
  label: string;
  hint: string | undefined;
};

export function ToolName({ id, label, hint }: ToolNameProps) {
  return (
    <span className="grid min-w-0 py-0.5">
      <span id={`${id}-label`} className="font-[620]">
        {label}
      </span>
      <span id={`${id}-hint`} className="type-xs font-normal text-ink-2">
        {hint}
      </span>
    </span>
  );
}
