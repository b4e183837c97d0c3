import { useState, useSyncExternalStore } from 'react';

/**
 * Whether this stands in the HTML that the browser has already read. When React has to build the
 * document anew (a page that fails, or whose text somebody translated before we came), it would put
 * scripts in through innerHTML, which Trusted Types refuse: the visitor would see nothing at all.
 */
export function useIsInPage(): boolean {
  // Only a document that is being taken over is asked for the server's snapshot.
  const isTakenOver = useSyncExternalStore(neverChanges, isNew, wasWritten);
  const [isInPage] = useState(isTakenOver);
  return isInPage;
}

const neverChanges = () => () => undefined;
const isNew = () => false;
const wasWritten = () => true;
