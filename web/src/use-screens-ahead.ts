import { z } from '@engram/core/zod.ts';
import { useEffect } from 'react';
import { logIgnored } from './http/log-ignored.ts';

/**
 * Fetches the code of other screens while there is a network, for it may be gone when they are
 * wanted. React Router's <PrefetchPageLinks> does that too, but reloads the page where it fails:
 * without a network that would take the page away from somebody who is working on it.
 */
export function useScreensAhead(screens: readonly string[]): void {
  useEffect(() => {
    const fetchAll = () => void Promise.all(screens.map(fetchScreen));
    fetchAll();
    window.addEventListener('online', fetchAll);
    return () => window.removeEventListener('online', fetchAll);
  }, [screens]);
}

async function fetchScreen(screen: string): Promise<void> {
  try {
    const list = RouteList.safeParse(Reflect.get(window, '__reactRouterManifest'));
    const address = list.data?.routes[screen]?.module;
    if (address !== undefined) await import(/* @vite-ignore */ address);
  } catch (error) {
    logIgnored('The code of the next screen is not there yet.', error);
  }
}

const RouteList = z.object({ routes: z.record(z.string(), z.object({ module: z.string() })) });
