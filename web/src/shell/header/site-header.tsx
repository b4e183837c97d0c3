import { EntryLink } from './entry-link.tsx';
import { HeaderAccount } from './header-account.tsx';
import { headerLinkClass } from './header-link-class.ts';
import { HeaderBar } from './header-bar.tsx';
import { HomeLink } from './home-link.tsx';
import { messages } from '../messages.ts';
import { MobileMenu } from './mobile-menu/mobile-menu.tsx';
import { joinEntry, siteEntries } from '../navigation.ts';
import { StudyToolsButton } from './study-tools-button.tsx';
import { useMenuPart } from './use-menu-part.ts';

export function SiteHeader() {
  return (
    <HeaderBar>
      <HomeLink />
      <nav aria-label={messages.mainNavigation} className="me-auto flex gap-1 max-lg:hidden">
        {[...Object.values(siteEntries), joinEntry].map((entry) => (
          <EntryLink key={entry.label} entry={entry} className={headerLinkClass}>
            {entry.label}
          </EntryLink>
        ))}
        <StudyToolsMenu />
      </nav>
      <div className="flex items-center gap-2 shrink-0 max-[26rem]:gap-1">
        <HeaderAccount />
        <MobileMenu />
      </div>
    </HeaderBar>
  );
}

function StudyToolsMenu() {
  const { menu, button } = useMenuPart(() => import('./study-tools-panel.tsx'));
  if (!menu) return <StudyToolsButton {...button} />;
  return <menu.module.StudyToolsPanel isByKeyboard={menu.isByKeyboard} />;
}
