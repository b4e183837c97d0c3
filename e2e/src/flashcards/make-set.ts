import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

type Caller = { request: APIRequestContext; token: string; origin?: string };
type Words = { front: string; back: string };

const cardsPerCall = 1000;

/** A set written by hand, kept by the calls that the screens make. */
export async function makeSet(
  { request, token, origin = '' }: Caller,
  { cards: words, name = 'Memory and plasticity' }: { cards: readonly Words[]; name?: string },
): Promise<string> {
  const id = randomUUID();
  const cards = words.map((sides) => ({ id: randomUUID(), ...sides }));
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.put(`${origin}${path}`, { data, headers });
    if (!response.ok()) throw new Error(`No cards were kept: ${await response.text()}`);
  };
  await send(`/api/flashcards/${id}`, { name, cards: cards.slice(0, cardsPerCall) });
  for (let sent = cardsPerCall; sent < cards.length; sent += cardsPerCall) {
    await send(`/api/flashcards/${id}/cards`, { cards: cards.slice(sent, sent + cardsPerCall) });
  }
  return id;
}

export const threeCards = [
  { front: 'Engram', back: 'The trace a memory leaves in the brain.' },
  { front: 'Consolidation', back: 'What makes a new memory stable.' },
  { front: 'Hippocampus', back: 'It binds what the cortex knows.' },
];
