/** What a server sells, as far as public pages say it. */
export type PageOffer = { canPay: boolean; trialNeedsCard: boolean };

/**
 * The server writes it into the root of every page it sends: pages are made before anybody knows
 * which server they come from, and what is asked for later would move them.
 */
export function markOffer(html: string, { canPay, trialNeedsCard }: PageOffer): string {
  const marks = [
    canPay ? '' : ' data-payments="off"',
    trialNeedsCard ? ' data-trial="card"' : '',
  ].join('');
  return html.replace(/<html\b/, (tag) => tag + marks);
}

/** The marks as a browser has them. */
export function readOffer({ payments, trial }: Marks): PageOffer {
  return { canPay: payments !== 'off', trialNeedsCard: trial === 'card' };
}

type Marks = Readonly<Record<string, string | undefined>>;
