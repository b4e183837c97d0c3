import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from './session.tsx';

/** Ends the session and leaves for the landing page [NAV-16]. */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  const navigate = useNavigate();
  return () => {
    logOut();
    void navigate(paths.home);
  };
}
