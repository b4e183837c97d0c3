import type { KeptCard } from '@engram/core/flashcards/card.ts';
import type { Page } from '@playwright/test';
import { idOf, makeSet } from './card-samples.ts';

/** The one set that pictures are taken of. */
export const setId = idOf(1);

/** As the server would, page by page. */
export async function answerWithSet(page: Page, cards: readonly KeptCard[]): Promise<void> {
  await page.route(`**/api/flashcards/${setId}`, (route) =>
    route.fulfill({ json: { set: makeSet(cards) } }),
  );
  await page.route(`**/api/flashcards/${setId}/cards?*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const shown = cards.slice(offset, offset + Number(query.get('limit') ?? 100));
    return route.fulfill({ json: { cards: shown, total: cards.length } });
  });
}
