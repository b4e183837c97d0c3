import type { ReactNode } from 'react';
import { useOffer } from './use-offer.ts';

type OfferedProps = { paid?: ReactNode; free?: ReactNode };

/**
 * What a page says where plans can be bought, and where they cannot. A page that any server may send
 * has both, and its root says which of them is seen, so that nothing changes when scripts arrive.
 */
export function Offered({ paid, free }: OfferedProps) {
  const canPay = useOffer()?.canPay;
  return (
    <>
      {paid !== undefined && canPay !== false && (
        <div className="contents payments-off:hidden">{paid}</div>
      )}
      {free !== undefined && canPay !== true && (
        <div className="hidden payments-off:contents">{free}</div>
      )}
    </>
  );
}
