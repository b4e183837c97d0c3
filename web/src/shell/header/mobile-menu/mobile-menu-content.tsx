import type { LucideIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useSession } from '../../../accounts/session/session.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { messages } from '../../messages.ts';
import { type ToolEntry, visitorRows, visitorTools } from '../../menu-entries.ts';
import { EntryLink } from '../entry-link.tsx';

export function MobileMenuContent() {
  return (
    <nav
      aria-label={messages.menu}
      className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] gap-5 scroll-py-4 overflow-y-auto pt-2 pb-6"
    >
      <div>
        <ul>
          {visitorRows.map((entry) => (
            <li key={entry.label}>
              <EntryLink entry={entry} className={`${rowClass} text-ink`}>
                <RowContent icon={entry.icon} label={entry.label} />
              </EntryLink>
            </li>
          ))}
        </ul>
        <h2 className="pt-5 pb-1 type-xs font-semibold text-ink-3">{messages.studyTools}</h2>
        <ul>
          {visitorTools.map((tool) => (
            <li key={tool.label}>
              <ToolRow tool={tool} />
            </li>
          ))}
        </ul>
      </div>
      <VisitorActions />
    </nav>
  );
}

function ToolRow({ tool: { label, icon, to } }: { tool: ToolEntry }) {
  return (
    <NavLink to={to} className={`${rowClass} text-ink`}>
      <RowContent icon={icon} label={label} />
    </NavLink>
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

/** Not while the session is checked: nobody may be a visitor then. */
function VisitorActions() {
  const { state } = useSession();
  if (state !== 'signed-out') return null;
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
