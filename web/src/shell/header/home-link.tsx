import { Link } from 'react-router';
import { useHasSession } from '../../accounts/session/use-has-session.ts';
import { paths } from '../../paths.ts';
import { product } from '@engram/core/product.ts';
import { Logo } from '../../ui/logo.tsx';
import { messages } from '../messages.ts';

/** The logo: home is the dashboard for whoever has one [NAV-01] [NAV-02]. */
export function HomeLink() {
  return <LogoLink to={useHasSession() ? paths.dashboard : paths.home} />;
}

export function LogoLink({ to }: { to: string }) {
  return (
    <Link to={to} aria-label={messages.home} className="min-w-0 rounded-small no-underline">
      <Logo name={product.name} />
    </Link>
  );
}
