import type { User } from '@engram/core/accounts/user.ts';
import type { CardType } from '@engram/core/flashcards/card.ts';
import { AppError } from '../../http/app-error.ts';

/** Cards with a blank are part of premium (D12). */
export function checkCardTypes(
  { isPremium }: Pick<User, 'isPremium'>,
  cards: readonly { type: CardType }[],
): void {
  if (!isPremium && cards.some(({ type }) => type === 'fill-in-blank')) {
    throw new AppError('premium-only');
  }
}
