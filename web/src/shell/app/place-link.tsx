import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsInPage } from '../../use-is-in-page.ts';
import type { Place } from './places.ts';

type PlaceLinkProps = { place: Place; className: string; children: ReactNode };

/** Marks the place whose screen is shown, also when that has an address of another kind. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  // The frame that is written at build time is the same for every address.
  const isWritten = useIsInPage();
  return (
    <Link
      to={place.to}
      aria-current={isWritten ? undefined : findCurrent(place, pathname)}
      className={className}
    >
      {children}
    </Link>
  );
}

function findCurrent({ to, alsoAt = [] }: Place, pathname: string) {
  if (pathname === to) return 'page';
  return alsoAt.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}
