import { useEffect, useState } from 'react';

export type Offer = { canPay: boolean; trialNeedsCard?: boolean | undefined };

const usualOffer: Offer = { canPay: true, trialNeedsCard: false };

/**
 * What this server sells, for pages that are written before anybody knows which one they come from:
 * the usual, until it says otherwise. What asks it comes after the page.
 */
export function useOffer(): Offer {
  const [offer, setOffer] = useState(usualOffer);

  useEffect(() => {
    const leaving = new AbortController();
    void askLater(leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setOffer(answer);
    });
    return () => leaving.abort();
  }, []);

  return offer;
}

/** Without an answer the page stays as it is. */
async function askLater(signal: AbortSignal): Promise<Offer> {
  return import('./ask-offer.ts').then(({ askOffer }) => askOffer(signal)).catch(() => usualOffer);
}
