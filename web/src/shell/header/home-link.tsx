import { Link } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { product } from '@engram/core/product.ts';
import { Logo } from '../../ui/logo.tsx';
import { messages } from '../messages.ts';

/** The logo: home is the dashboard for whoever has one [NAV-01] [NAV-02]. */
export function HomeLink() {
  const user = useUser();
  return (
    <Link
      to={user ? paths.dashboard : paths.home}
      aria-label={messages.home}
      className="min-w-0 rounded-small no-underline"
    >
      <Logo name={product.name} />
    </Link>
  );
}
