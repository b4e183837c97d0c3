import { quoteMessages } from '../practice-tests/quote-messages.ts';

/** Such as "Source: Lecture 6.pdf, page 3". */
export function writeSource(...known: Parameters<typeof quoteMessages.place>): string {
  const place = quoteMessages.place(...known);
  return place === '' ? 'Source' : `Source: ${place}`;
}
