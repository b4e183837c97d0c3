import type { ReactNode } from 'react';

type SettingRowProps = {
  /** The id of the label, for what has no label of its own. */
  id?: string;
  label: string;
  children: ReactNode;
};

/** What is set at the start, its controls beside it; below it on a phone. */
export function SettingRow({ id, label, children }: SettingRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[minmax(0,190px)_minmax(0,1fr)] md:py-4.5">
      <span id={id} className="type-ui font-semibold md:pt-2.5">
        {label}
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
    </div>
  );
}
