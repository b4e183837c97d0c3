import { useEffect, useRef } from 'react';
import { Link, type MetaDescriptor, Outlet } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ExpiredPageDrawing } from '../../ui/states/trace-illustrations.tsx';
import { useUser } from '../session/session.tsx';
import type { SignInState } from '../session/sign-in-state.ts';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { settingsMessages as messages } from './messages.ts';
import { ProfileSection } from './profile-section.tsx';
import { SubscriptionSection } from './subscription/subscription-section.tsx';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.documentTitle }];
}

/** The session may end while this is open; the page then says so itself (CF-09). */
export const handle = { showsWhenSignedOut: true };

export default function SettingsScreen() {
  const user = useUser();
  if (!user) return <SignedOut />;
  return (
    <div className="wrap page-block">
      <h1 className="mb-7 type-h1">{messages.title}</h1>
      <ProfileSection user={user} />
      {/* What features that come after accounts let somebody choose. */}
      <Outlet />
      <AppearanceSection />
      <DevicesSection timeZone={user.timeZone} />
      <SubscriptionSection timeZone={user.timeZone} />
      <AccountSection timeZone={user.timeZone} />
    </div>
  );
}

/** [SET-01] [SET-02] */
function SignedOut() {
  const page = useRef<HTMLDivElement>(null);
  // It takes the place of a page whose focused control is gone with it.
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, []);
  return (
    <div ref={page} className="wrap grid flex-1 place-items-center py-10">
      <EmptyState
        level={1}
        drawing={<ExpiredPageDrawing />}
        title={messages.signedOut}
        action={
          <Link to={paths.logIn} state={wayBack} className={buttonClass({ variant: 'primary' })}>
            {messages.goToLogin}
          </Link>
        }
      />
    </div>
  );
}

const wayBack = { returnPath: paths.settings } satisfies SignInState;
