import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Audience, readAudience } from './audience.ts';

type ChosenAudience = {
  audience: Audience;
  /** False in the prerendered page, where nothing can be chosen and both lists are shown. */
  isInteractive: boolean;
  choose: (audience: Audience) => void;
};

/** The address holds the choice, so that it can be passed on, a reload keeps it and a link wins. */
export function useAudience(): ChosenAudience {
  const location = useLocation();
  const navigate = useNavigate();
  const isInteractive = useSyncExternalStore(neverChanges, inBrowser, beforeHydration);
  return {
    audience: isInteractive ? readAudience(location) : 'students',
    isInteractive,
    choose: (activeTab) =>
      void navigate(
        { search: location.search, hash: activeTab },
        { replace: true, preventScrollReset: true, state: { activeTab } },
      ),
  };
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const beforeHydration = () => false;
