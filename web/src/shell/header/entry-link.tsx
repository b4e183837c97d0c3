import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { SiteEntry } from '../navigation.ts';

type EntryLinkProps = {
  entry: SiteEntry;
  className: string;
  children: ReactNode;
};

/**
 * Marks the page it leads to as the current one. Not so two entries that lead to tabs of the same
 * page: both would be marked at once.
 */
export function EntryLink({ entry: { to, state }, className, children }: EntryLinkProps) {
  if (state) {
    return (
      <Link to={to} state={state} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <NavLink to={to} className={className}>
      {children}
    </NavLink>
  );
}
