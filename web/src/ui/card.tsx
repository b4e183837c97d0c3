import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'ul';
  padding?: keyof typeof paddings;
  /** A row above the content: the title at its start, an action at its end. */
  header?: ReactNode;
  /** A card inside another card casts no shadow. */
  isFlat?: boolean;
};

export function Card({
  as: Element = 'div',
  padding = 'none',
  header,
  isFlat = false,
  className,
  children,
  ...props
}: CardProps) {
  return (
    <Element
      {...props}
      className={classNames(
        'rounded-card border border-line bg-surface',
        !isFlat && 'shadow-e1',
        paddings[padding],
        className,
      )}
    >
      {header !== undefined && (
        <header className="flex items-center justify-between gap-3 px-[clamp(18px,2.2vw,24px)] py-4.5">
          {header}
        </header>
      )}
      {children}
    </Element>
  );
}

const paddings = {
  none: '',
  small: 'px-5 py-4.5',
  normal: 'p-[clamp(18px,2.2vw,28px)]',
};
