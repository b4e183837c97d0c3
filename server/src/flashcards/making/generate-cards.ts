import type { User } from '@engram/core/accounts/user.ts';
import type { CardsRequest } from '@engram/core/flashcards/api.ts';
import { startCards } from '../../generation/starting/start-generation.ts';
import type { Platform } from '../../platform/start.ts';
import { prepareParts } from '../../practice-tests/saving/place-parts.ts';

type Wish = { generationId: string; request: CardsRequest; network: string };

/** Starts the making of cards, of the text as the pipeline may trust it. */
export function generateCards(
  platform: Platform,
  user: User,
  { generationId, request, network }: Wish,
): Promise<string> {
  const { text: material, parts } = prepareParts(request);
  const { cardTypes, topics, difficulty, language } = request;
  const materialIds = parts.map(({ materialId }) => materialId);
  return startCards(platform, user, {
    generationId,
    network,
    wish: { material, parts, materialIds, cardTypes, topics, difficulty, language },
  });
}
