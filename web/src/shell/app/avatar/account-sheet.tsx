import { LogOut } from 'lucide-react';
import { useUser } from '../../../accounts/session/session.tsx';
import { useLogOut } from '../../../accounts/session/use-log-out.ts';
import { BottomSheet } from '../../../ui/dialogs/bottom-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { menuCaptionClass, menuSeparatorClass } from '../../../ui/navigation/menu.tsx';
import type { SheetProps } from '../sheet-button.tsx';
import { sheetRowClass } from '../sheet-row-class.ts';
import { appMessages as messages } from '../messages.ts';
import { phoneEntries, type NavigationEntry, siteRows } from '../../menu-entries.ts';
import { EntryLink } from '../../header/entry-link.tsx';
import { UserNames } from './user-names.tsx';

/** The account menu on a phone. */
export function Sheet(props: SheetProps) {
  const user = useUser();
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <BottomSheet {...props} title={messages.account} hasHiddenTitle closeLabel={messages.close}>
      <div className="min-h-11 pe-10 pt-1 pb-1">
        <UserNames user={user} emailClass="type-xs" />
      </div>
      <div className="-mx-2.5">
        <div className={menuSeparatorClass} />
        <EntryList entries={phoneEntries} />
        <div className={menuSeparatorClass} />
        <h3 className={menuCaptionClass}>{messages.about}</h3>
        <EntryList entries={siteRows} />
        <div className={menuSeparatorClass} />
        <button type="button" onClick={logOut} className={sheetRowClass}>
          <Icon icon={LogOut} className="text-ink-3" />
          {messages.logOut}
        </button>
      </div>
    </BottomSheet>
  );
}

function EntryList({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <EntryLink entry={entry} className={sheetRowClass}>
            <Icon icon={entry.icon} className="text-ink-3" />
            {entry.label}
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}
