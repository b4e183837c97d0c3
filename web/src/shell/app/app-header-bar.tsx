import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { HeaderBar } from '../header/header-bar.tsx';
import { LogoLink } from '../header/home-link.tsx';
import { messages } from '../messages.ts';
import { PlaceLink } from './place-link.tsx';
import { places } from './places.ts';

/** The logo, the places, and what else stands in the header of whoever is signed in (D31). */
export function AppHeaderBar({ children }: { children: ReactNode }) {
  return (
    <HeaderBar>
      <LogoLink to={paths.dashboard} />
      {/* Below 48rem, 768 px, the tab bar has them. */}
      <nav aria-label={messages.mainNavigation} className="me-auto flex gap-0.5 max-md:hidden">
        {places.map((place) => (
          <PlaceLink key={place.to} place={place} className={placeClass}>
            {place.label}
          </PlaceLink>
        ))}
      </nav>
      <div className="flex shrink-0 items-center gap-2.5">{children}</div>
    </HeaderBar>
  );
}

// The line stands on the lower edge of the header.
const placeClass =
  'relative inline-flex min-h-11 items-center rounded-small px-3.25 type-ui font-[560] whitespace-nowrap text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current]:font-[660] aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3.25 aria-[current]:after:-bottom-2 aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-petrol lg:aria-[current]:after:-bottom-3 forced-colors:aria-[current]:after:bg-chosen';
