import { useEffect, useState } from 'react';

/** Whether paid plans can be bought here: yes, until the server says no. */
export function useCanPay(): boolean {
  const [canPay, setCanPay] = useState(true);

  // The page is written before anybody knows which server it comes from.
  useEffect(() => {
    const leaving = new AbortController();
    void askLater(leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setCanPay(answer);
    });
    return () => leaving.abort();
  }, []);

  return canPay;
}

/** What asks the server comes after the page. Without an answer the page stays as it is. */
async function askLater(signal: AbortSignal): Promise<boolean> {
  return import('./ask-offer.ts').then(({ askOffer }) => askOffer(signal)).catch(() => true);
}
