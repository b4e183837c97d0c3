import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type AccordionProps = {
  title: ReactNode;
  icon?: LucideIcon;
  /** A quiet count or note after the title; hidden on phones. */
  aside?: ReactNode;
  /** Stands alone as a card, instead of as a row in a list. */
  isFramed?: boolean;
  /** Has no line of its own: what it stands in has. */
  isPlain?: boolean;
  isOpenAtFirst?: boolean;
  /** For a caller that keeps the state itself, with onToggle. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** Of what is inside: browsers open it by themselves for a link that leads there. */
  contentId?: string;
  /** Accordions of one group close each other. */
  group?: string;
  children: ReactNode;
};

export function Accordion({
  title,
  icon,
  aside,
  isFramed = false,
  isPlain = false,
  isOpenAtFirst = false,
  isOpen = isOpenAtFirst,
  onToggle,
  contentId,
  group,
  children,
}: AccordionProps) {
  return (
    <details
      name={group}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
      className={classNames(
        'group border-line',
        isFramed && 'rounded-card border bg-surface shadow-e1',
        !isFramed && !isPlain && 'border-b',
      )}
    >
      <summary
        className={classNames(
          'flex min-h-14 cursor-pointer list-none items-center gap-3 font-semibold focus-visible:shadow-focus [&::-webkit-details-marker]:hidden',
          isFramed ? 'rounded-card px-5 py-1.5' : 'rounded-tag',
        )}
      >
        {icon && <Icon icon={icon} />}
        <span className="min-w-0">{title}</span>
        {aside !== undefined && (
          <span className="type-xs font-medium text-ink-3 max-md:hidden">{aside}</span>
        )}
        <Icon
          icon={ChevronDown}
          className="ms-auto text-ink-3 transition-[rotate] duration-(--d2) group-open:rotate-180"
        />
      </summary>
      <div
        id={contentId}
        // A link to the content shows its title too.
        className={classNames(
          'scroll-mt-20',
          isFramed ? 'px-5 pt-1 pb-5.5' : 'pb-5 type-ui text-ink-2',
        )}
      >
        {children}
      </div>
    </details>
  );
}
