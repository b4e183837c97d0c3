import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

type Caller = { request: APIRequestContext; token: string; origin?: string };
type Words = { front: string; back: string };

/** A set written by hand, kept by the call that the screens make. */
export async function makeSet(
  { request, token, origin = '' }: Caller,
  { cards, name = 'Memory and plasticity' }: { cards: readonly Words[]; name?: string },
): Promise<string> {
  const id = randomUUID();
  const response = await request.put(`${origin}/api/flashcards/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name, cards: cards.map((words) => ({ id: randomUUID(), ...words })) },
  });
  if (!response.ok()) throw new Error(`No set was made: ${await response.text()}`);
  return id;
}

export const threeCards = [
  { front: 'Engram', back: 'The trace a memory leaves in the brain.' },
  { front: 'Consolidation', back: 'What makes a new memory stable.' },
  { front: 'Hippocampus', back: 'It binds what the cortex knows.' },
];
