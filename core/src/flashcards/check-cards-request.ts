import type { User } from '../accounts/user.ts';
import { generationMessages } from '../generation/messages.ts';
import { flashcardLimits } from '../limits.ts';
import type { CardsRequest } from './api.ts';
import type { CardType } from './card.ts';

type Request = Pick<CardsRequest, 'studyMaterial' | 'cardTypes'>;

export type CardsCheck =
  | { ok: true }
  | { ok: false; code: 'invalid-generation-input' | 'premium-only'; message: string };

/** Whether somebody may ask for these cards, and in which words not (N47, D12). */
export function checkCardsRequest(
  { studyMaterial, cardTypes }: Request,
  { isPremium }: Pick<User, 'isPremium'>,
): CardsCheck {
  const asked = new Map<CardType, number>();
  for (const { type, count } of cardTypes) asked.set(type, (asked.get(type) ?? 0) + count);
  const most = Math.max(0, ...asked.values());
  if (studyMaterial.trim() === '') return refuse(generationMessages.noMaterial);
  if (most === 0) return refuse(generationMessages.noCards);
  if (!isPremium && (asked.get('fill-in-blank') ?? 0) > 0) {
    return { ok: false, code: 'premium-only', message: generationMessages.premiumCards };
  }
  if (most > flashcardLimits.maxPerType) {
    return refuse(generationMessages.tooManyCards(flashcardLimits.maxPerType));
  }
  return { ok: true };
}

function refuse(message: string): CardsCheck {
  return { ok: false, code: 'invalid-generation-input', message };
}
