import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHasSession } from '../accounts/session/use-has-session.ts';
import { type FrameParts, siteParts } from './frame-parts.ts';

/**
 * For a public page, which comes without the frame of the app: most of its readers are visitors.
 * Whoever is signed in sees the site's frame until the other one is here.
 */
export function useFrameParts(): FrameParts {
  const hasSession = useHasSession();
  const { pathname } = useLocation();
  const [appParts, setAppParts] = useState<FrameParts>();
  const isWanted = hasSession && appParts === undefined;
  // The network is outside of React; without it the next page asks again.
  useEffect(() => {
    if (isWanted) void loadAppParts().then(setAppParts);
  }, [isWanted, pathname]);
  return hasSession && appParts ? appParts : siteParts;
}

async function loadAppParts(): Promise<FrameParts | undefined> {
  return import('./app/app-parts.ts').then(
    ({ appParts }) => appParts,
    () => undefined,
  );
}
