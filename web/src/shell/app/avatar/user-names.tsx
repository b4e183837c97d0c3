import type { User } from '@engram/core/accounts/user.ts';
import { classNames } from '../../../ui/class-names.ts';

type UserNamesProps = { user: User; emailClass: string };

/** The name, if the user has given one, and the email. */
export function UserNames({ user, emailClass }: UserNamesProps) {
  return (
    <span className="grid min-w-0">
      {user.displayName !== '' && (
        <span className="truncate font-semibold">{user.displayName}</span>
      )}
      <span className={classNames('truncate text-ink-3', emailClass)}>{user.email}</span>
    </span>
  );
}
