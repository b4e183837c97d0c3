import { product } from '@engram/core/product.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHasSession } from '../../accounts/session/use-has-session.ts';
import { paths } from '../../paths.ts';
import { useQuietPage } from '../../quiet-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Logo } from '../../ui/logo.tsx';
import { tryMessages as messages } from './messages.ts';

type BarePageProps = {
  /** The code, or whose it is. */
  badge: ReactNode;
  children: ReactNode;
};

/** Around what there is to do before and after a test: nothing else leads away from it. */
export function BarePage({ badge, children }: BarePageProps) {
  useQuietPage();
  const hasSession = useHasSession();
  return (
    <>
      <div className="wrap flex min-h-17 items-center justify-between gap-3">
        <Link
          to={hasSession ? paths.dashboard : paths.home}
          aria-label={messages.home}
          className="min-w-0 rounded-small no-underline"
        >
          <Logo name={product.name} />
        </Link>
        <Badge className="min-h-8! max-w-[55%] px-3!">{badge}</Badge>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,28.75rem)] content-start justify-center gap-6 pt-[clamp(12px,3vh,48px)] pb-10">
        {children}
      </div>
    </>
  );
}
