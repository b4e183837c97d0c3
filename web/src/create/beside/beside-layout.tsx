import type { User } from '@engram/core/accounts/user.ts';
import { Outlet } from 'react-router';
import { useUser } from '../../accounts/session/session.tsx';
import { useFlow } from '../../practice-tests/creation/use-flow.ts';
import { BesideContext } from './beside-context.ts';
import { useSetBeside } from './use-set-beside.ts';

/** Around the ways to make a test, and the test itself: the cards that come with it go on there. */
export default function BesideLayout() {
  const user = useUser();
  return user ? <Beside user={user} /> : null;
}

function Beside({ user }: { user: User }) {
  const { flow } = useFlow();
  const beside = useSetBeside(user, { isTestMaking: flow.generating !== null });
  return (
    <BesideContext value={beside}>
      <Outlet />
    </BesideContext>
  );
}
