import { Link } from 'react-router';
import { useSession } from '../../accounts/session/session.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { messages } from '../messages.ts';

export function HeaderAccount() {
  const { state } = useSession();
  return state === 'signed-out' ? <VisitorLinks /> : <AccountPlaceholder />;
}

/**
 * Keeps the place while the session is checked (D18), and until the app's own header is here.
 * Without JavaScript nobody is signed in.
 */
function AccountPlaceholder() {
  return (
    <div className="min-h-11 min-w-11">
      {/* No class on it: any display would print its markup where scripts do run. */}
      <noscript>
        <div className="flex items-center gap-2">
          <VisitorLinks />
        </div>
      </noscript>
    </div>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link
        to={paths.logIn}
        className={buttonClass({
          variant: 'ghost',
          className: 'text-ink! max-[26rem]:px-1.5',
        })}
      >
        {messages.logIn}
      </Link>
      <Link
        to={paths.register}
        className={buttonClass({
          variant: 'primary',
          className: 'max-[26rem]:px-2.5 max-[15rem]:hidden',
        })}
      >
        {messages.tryFree}
      </Link>
    </>
  );
}
