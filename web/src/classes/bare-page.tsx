import { product } from '@engram/core/product.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Logo } from '../ui/logo.tsx';
import { memberMessages as messages } from './membership/membership-messages.ts';

/** For whoever is in a class without an account: the logo and whose device it is, nothing that leads elsewhere. */
export function BarePage({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="wrap flex min-h-17 items-center justify-between gap-4">
        <Link to={paths.home} aria-label={messages.home} className="rounded-small no-underline">
          <Logo name={product.name} />
        </Link>
        {badge}
      </header>
      {children}
    </div>
  );
}
