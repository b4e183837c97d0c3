import { type PageOffer, readOffer } from '@engram/core/plans/page-offer.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isWritten = () => true;
const isNotWritten = () => false;

/**
 * What this server sells, as it has written it into the page; nothing while a page is made that any
 * server may send. What has to be right before there is JavaScript goes by `payments-off:` classes.
 */
export function useOffer(): PageOffer | undefined {
  const isKnown = useSyncExternalStore(never, isWritten, isNotWritten);
  return isKnown ? readOffer(document.documentElement.dataset) : undefined;
}
