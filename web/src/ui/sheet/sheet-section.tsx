import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SheetSectionProps = { id: string; title: string; children: ReactNode };

export function SheetSection({ id, title, children }: SheetSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-10"
    >
      <h2 id={`${id}-title`} className="type-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = { label: string; className?: string; children: ReactNode };

/** One state of a component with its name above. */
export function Specimen({ label, className, children }: SpecimenProps) {
  return (
    <div className={classNames('grid content-start gap-2', className)}>
      <span className="type-xs text-ink-3">{label}</span>
      <div>{children}</div>
    </div>
  );
}
