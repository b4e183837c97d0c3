import { createContext } from 'react';

type PageMemory = (path: string) => string | undefined;

/** Takes note of the page shown, and says which one was before; none before the first. */
export function makePageMemory(): PageMemory {
  let shown: string | undefined;
  return (path) => {
    const before = shown;
    shown = path;
    return before;
  };
}

/** Lives above the frames, which come and go with their pages. */
export const PageMemoryContext = createContext<PageMemory>(makePageMemory());
