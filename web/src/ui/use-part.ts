import { useCallback, useState } from 'react';

type Part<Module> = {
  /** Undefined until it has been fetched. */
  module: Module | undefined;
  /** Asked for, and not here yet. */
  isOnItsWay: boolean;
  /** Starts early, when somebody comes near; whether it arrives is not of interest yet. */
  prefetch: () => void;
  /** Whether it is here now. Without a connection it stays away, and the page as it is. */
  fetch: () => Promise<boolean>;
};

/** A part of the page that is code of its own, and comes when it is first wanted. */
export function usePart<Module>(load: () => Promise<Module>): Part<Module> {
  const [part, setPart] = useState<{ module: Module }>();
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  // The same as long as `load` is, so that others may depend on it.
  const fetch = useCallback(async () => {
    setIsOnItsWay(true);
    const module = await load().catch(() => undefined);
    setIsOnItsWay(false);
    if (module) setPart({ module });
    return module !== undefined;
  }, [load]);
  const prefetch = () => void load().catch(() => undefined);
  return { module: part?.module, isOnItsWay, prefetch, fetch };
}
