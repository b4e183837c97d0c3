import { LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession, useUser } from '../../../accounts/session/session.tsx';
import { useLogOut } from '../../../accounts/session/use-log-out.ts';
import { paths } from '../../../paths.ts';
import { product } from '@engram/core/product.ts';
import { DueBadge } from '../../../reviews/due-badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { EntryLink } from '../entry-link.tsx';
import { messages } from '../../messages.ts';
import {
  accountEntries,
  comingTools,
  type NavigationEntry,
  siteEntries,
  toolEntries,
} from '../../navigation.ts';
import { SoonTag } from '../../../soon-tag.tsx';
import { UserNames } from '../avatar/user-names.tsx';

export function MobileMenuContent() {
  const user = useUser();
  return (
    <nav
      aria-label={messages.menu}
      className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-5 scroll-py-4 overflow-y-auto pt-2 pb-6"
    >
      <div>
        {user && (
          <div className="flex items-center gap-3.5 border-b border-line pt-3 pb-4">
            <Avatar email={user.email} />
            <UserNames user={user} emailClass="type-sm" />
          </div>
        )}
        {user && <EntryList entries={accountEntries} />}
        {!user && <EntryList entries={siteEntries} />}
        <h2 className={captionClass}>{messages.studyTools}</h2>
        <EntryList entries={toolEntries}>
          {comingTools.map(({ label, icon }) => (
            <li key={label}>
              {/* A link without an address: it is announced as one that cannot be used. */}
              <span role="link" aria-disabled="true" className={`${rowClass} text-ink-3`}>
                <RowContent icon={icon} label={label} />
                <SoonTag />
              </span>
            </li>
          ))}
        </EntryList>
        {user && <h2 className={captionClass}>{product.name}</h2>}
        {user && <EntryList entries={siteEntries} />}
      </div>
      <AccountActions />
    </nav>
  );
}

type EntryListProps = { entries: readonly NavigationEntry[]; children?: ReactNode };

function EntryList({ entries, children }: EntryListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <EntryLink entry={entry} className={`${rowClass} text-ink`}>
            <RowContent icon={entry.icon} label={entry.label} />
            {entry.hasDueCount && <DueBadge />}
          </EntryLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

function RowContent({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon icon={icon} className="text-ink-3" />
      <span className="min-w-0 flex-1">{label}</span>
    </>
  );
}

function AccountActions() {
  const { state } = useSession();
  const logOut = useLogOut();
  if (state === 'checking') return null;
  if (state !== 'signed-out') {
    return (
      <Button size="large" isBlock onClick={logOut}>
        <Icon icon={LogOut} />
        {messages.logOut}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <Link
        to={paths.register}
        className={buttonClass({ variant: 'primary', size: 'large', isBlock: true })}
      >
        {messages.tryFree}
      </Link>
      <Link to={paths.logIn} className={buttonClass({ size: 'large', isBlock: true })}>
        {messages.logIn}
      </Link>
    </div>
  );
}

const rowClass =
  'flex min-h-14 items-center gap-3.5 border-b border-line text-[1.125rem] font-semibold tracking-[-0.01em] no-underline';

const captionClass = 'pt-5 pb-1 type-xs font-semibold text-ink-3';
