import type { LucideIcon } from 'lucide-react';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />;
}

type TabListProps = ComponentProps<typeof RadixTabs.List> & {
  'aria-label': string;
  /** Alone on the page, instead of on the edge of a card. */
  isFramed?: boolean;
};

export function TabList({ isFramed = false, className, ...props }: TabListProps) {
  return (
    <RadixTabs.List
      {...props}
      style={noInlineOutline}
      className={classNames(
        // The rule is a shadow: a border would push the marker of the tab into the scrolled area.
        isFramed
          ? 'grid auto-cols-fr grid-flow-col gap-0.5 rounded-tile border border-transparent bg-sunken p-0.75'
          : 'flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]',
        className,
      )}
    />
  );
}

type TabProps = ComponentProps<typeof RadixTabs.Trigger> & {
  /** As its list. */
  isFramed?: boolean;
  icon?: LucideIcon;
  /** SOON, for a tab that is disabled. */
  tag?: ReactNode;
};

export function Tab({ icon, tag, isFramed = false, className, children, ...props }: TabProps) {
  return (
    <RadixTabs.Trigger
      {...props}
      className={classNames(isFramed ? framedTabClass : edgeTabClass, className)}
    >
      {icon && <Icon icon={icon} className="max-md:hidden" />}
      {children}
      {tag}
    </RadixTabs.Trigger>
  );
}

export function TabPanel({ children, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content {...props} asChild>
      <div style={noInlineAnimation}>{children}</div>
    </RadixTabs.Content>
  );
}

// Radix writes these two as style attributes, which style-src 'self' forbids in prerendered HTML.
const noInlineOutline = { outline: undefined };
const noInlineAnimation = { animationDuration: undefined };

const edgeTabClass =
  'relative inline-flex min-h-12 items-center gap-2 px-4 type-ui font-semibold text-ink-2 focus-visible:rounded-control focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-petrol focus-visible:-outline-offset-2 enabled:hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-petrol forced-colors:data-[state=active]:after:bg-chosen max-md:px-2.5 md:shrink-0 md:whitespace-nowrap';

const framedTabClass =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] px-3.5 text-sm font-semibold text-ink-2 outline-2 outline-transparent transition-[background-color,color] duration-(--d1) hover:text-ink focus-visible:z-10 focus-visible:shadow-focus data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:not-focus-visible:shadow-e2 data-[state=active]:forced-chosen max-[23.75rem]:px-1 max-[23.75rem]:text-[0.8125rem] forced-colors:outline-none';
