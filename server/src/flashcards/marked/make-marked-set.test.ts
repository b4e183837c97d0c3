import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { kidney, makeMarkCalls } from '../../testing/calls/mark-calls.ts';
import { makeMaterialCalls } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';

const { app, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { mark, saveMarked, makeSet } = makeMarkCalls(app);
const { get: getMaterial } = makeMaterialCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

function setOf(reply: { json: () => { set: CardSet } }): CardSet {
  return reply.json().set;
}

async function cardsOf({ headers }: Caller, { id }: CardSet) {
  const url = `/api/flashcards/${id}/cards`;
  return (await app.inject({ method: 'GET', url, headers })).json().cards;
}

it('makes a card of every mark for a free user, without AI, with the sentence that proves it', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  await mark(maya, material, { words: 'Osmosis', form: 'card' });
  const reply = await makeSet(maya, { materialIds: [material.id] });
  expect(reply.statusCode).toBe(201);
  const set = setOf(reply);
  expect(set).toMatchObject({
    name: 'Marked',
    totalCards: 2,
    titles: ['Kidney'],
    making: { madeBy: 'built-in', label: 'Made without AI from your text', notices: [] },
  });
  expect(await cardsOf(maya, set)).toMatchObject([
    {
      type: 'question-answer',
      front:
        'The nephron\nA nephron begins with the glomerulus, a knot of capillaries inside the capsule. Together the two kidneys filter about 180 litres of fluid a day.\n\nWhen blood pressure falls, the kidney itself releases _____.',
      back: 'renin',
      madeBy: 'built-in',
      source: {
        quote: 'When blood pressure falls, the kidney itself releases renin.',
        title: 'Kidney',
        topic: 'The nephron',
      },
    },
    {
      type: 'term-definition',
      front: 'Osmosis',
      back: 'movement of water through a membrane',
    },
  ]);
  const { usedInFlashcardSets } = (await getMaterial(maya, material.id)).json().material;
  expect(usedInFlashcardSets).toBe(1);
});

it('makes one set of a call that is sent twice', async () => {
  const maya = await signIn();
  const material = await saveMarked(maya, kidney, ['renin']);
  const key = uuidv7();
  const body = { materialIds: [material.id] };
  const first = setOf(await makeSet(maya, body, key));
  expect(setOf(await makeSet(maya, body, key))).toEqual(first);
});

it('makes nothing of the marks of another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const material = await saveMarked(maya, kidney, ['renin']);
  expect((await makeSet(omar, { materialIds: [material.id] })).statusCode).toBe(404);
});
