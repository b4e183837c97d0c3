type FigureListProps = { figures: readonly { label: string; value: number }[] };

/** Numbers with their names, one below the other. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 py-2.5 first:pt-0">
          <dt className="text-[0.9375rem] text-ink-2">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
