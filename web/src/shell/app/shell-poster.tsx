import { buttonClass } from '../../ui/button.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { appMessages as messages } from './messages.ts';
import { AppHeaderBar } from './app-header-bar.tsx';
import { AvatarPlace } from './avatar/avatar-place.tsx';
import { createButtonClass, CreateButtonContent } from './create-button-content.tsx';
import { CreateDisc, TabBarFrame } from './tab-bar-frame.tsx';

/**
 * The frame of the app before its code is here, written into the page that stands for every screen.
 * It is shown where the browser keeps a token (early-shell.tsx), and says nothing of anybody. Its
 * links lead on; what only code can open is drawn, and no button yet.
 */
export function ShellPoster() {
  return (
    <div className="hidden flex-1 flex-col shell-app:flex shell-quiet:flex">
      <div className="contents shell-quiet:hidden">
        <AppHeaderBar>
          <span aria-hidden="true" className={buttonClass({ className: createButtonClass })}>
            <CreateButtonContent />
          </span>
          <AvatarPlace />
        </AppHeaderBar>
      </div>
      <main className="flex flex-1 flex-col">
        <PageSkeleton label={messages.loading} />
      </main>
      <div className="contents shell-quiet:hidden">
        <TabBarFrame>
          <span aria-hidden="true" className="grid min-h-14 place-items-center">
            <CreateDisc />
          </span>
        </TabBarFrame>
      </div>
    </div>
  );
}
