import { generatePath, Link, matchPath } from 'react-router';
import { messages } from './messages.ts';

/** A shared test needs no account: whoever was sent here on the way to one may go on (D6). */
export function GuestLink({ returnPath }: { returnPath: string | undefined }) {
  const code = matchPath('/test/join/:code', returnPath ?? '')?.params.code;
  if (code === undefined) return null;
  return (
    <Link
      to={generatePath('/test/:code', { code: code.toUpperCase() })}
      className="justify-self-center py-1 type-sm font-semibold no-underline hover:underline"
    >
      {messages.withoutAccount}
    </Link>
  );
}
