import { type ReactNode, useId } from 'react';

type ConfigSectionProps = {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
};

/** A row of the configuration: what it is about at the start, its controls beside or below. */
export function ConfigSection({ title, hint, children }: ConfigSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3.5 border-t border-line py-6.5 first-of-type:border-t-0 first-of-type:pt-1 md:grid-cols-[176px_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {hint !== undefined && <p className="type-xs text-ink-3">{hint}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-3">{children}</div>
    </section>
  );
}
