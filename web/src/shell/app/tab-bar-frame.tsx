import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { messages } from '../messages.ts';
import { PlaceLink } from './place-link.tsx';
import { type Place, places } from './places.ts';

const tabs = places.filter(({ isForWide }) => isForWide !== true);

/**
 * The places of the app on a phone, below 48rem, with what creates between them. A flow that docks
 * a bar of its own takes its place; in a low window it ends the page instead of covering it.
 */
export function TabBarFrame({ children }: { children: ReactNode }) {
  return (
    <nav
      data-tab-bar
      aria-label={messages.mainNavigation}
      className="sticky bottom-0 z-25 grid grid-cols-5 border-t border-line bg-surface/96 px-1 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] backdrop-blur-md md:hidden print:hidden [@media(height<30rem)]:static [html:has([data-bottom-bar])_&]:hidden"
    >
      {tabs.slice(0, 2).map((place) => (
        <TabLink key={place.to} place={place} />
      ))}
      {children}
      {tabs.slice(2).map((place) => (
        <TabLink key={place.to} place={place} />
      ))}
    </nav>
  );
}

function TabLink({ place }: { place: Place }) {
  return (
    <PlaceLink
      place={place}
      className="group grid min-h-14 content-center justify-items-center gap-px rounded-option type-xs leading-tight font-[560] text-ink-2 no-underline aria-[current]:font-[680] aria-[current]:text-petrol-ink"
    >
      <span className="grid h-7.5 w-14 max-w-full place-items-center rounded-full group-aria-[current]:bg-petrol-soft group-aria-[current]:forced-chosen">
        <Icon icon={place.icon} />
      </span>
      {place.label}
    </PlaceLink>
  );
}

export function CreateDisc() {
  return (
    <span className="grid size-12.5 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-ink">
      <Icon icon={Plus} size="large" />
    </span>
  );
}
