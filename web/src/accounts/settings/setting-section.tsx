import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type SettingSectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** A heading beside a card of rows. */
export function SettingSection({ title, text, children }: SettingSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-10"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {text !== undefined && <p className="type-sm text-ink-2">{text}</p>}
      </div>
      <Card className="self-start divide-y divide-line">{children}</Card>
    </section>
  );
}
