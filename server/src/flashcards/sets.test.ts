import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-app.ts';
import { makeFlashcardCalls, writeCards } from './testing/flashcard-calls.ts';

const { app, platform, clock, signIn } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { save, make, list, get, cards, change, remove } = makeFlashcardCalls(app);

const config = {
  setName: 'Memory and plasticity',
  topics: [{ id: '1', name: 'Synaptic plasticity', relevance: 96, selected: true }],
  cardTypes: [
    { type: 'term-definition', count: 15 },
    { type: 'question-answer', count: 10 },
  ],
  difficulty: 'medium',
  agreeToTerms: true,
};

it('stores a set and its cards, and lists it with id, name, cardCount, lastStudied and progress [FLIST-07] [FLIST-08] [FWIZ-52] [ENT-55] [BAPI-36] [BAPI-38] [BLIM-33]', async () => {
  const maya = await signIn();
  const id = uuidv7();
  const saved = await save(maya, id, { config, cards: writeCards(3) });
  expect(saved.statusCode).toBe(200);
  const { sets } = (await list(maya)).json();
  expect(sets).toEqual([
    {
      id,
      name: 'Memory and plasticity',
      cardCount: 3,
      knownCount: 0,
      progress: 0,
      lastStudied: null,
      createdAt: '2026-03-01T12:00:00.000Z',
      firstFront: 'Term 1',
    },
  ]);
});

it('tells a set with id, name, description, createdAt, lastStudied and totalCards [FSTUDY-21] [FSTUDY-22] [ENT-56] [BAPI-37] [BLIM-43]', async () => {
  const maya = await signIn();
  const id = uuidv7();
  await save(maya, id, { description: 'For the exam', cards: writeCards(4) });
  expect((await get(maya, id)).json().set).toMatchObject({
    id,
    name: 'Memory and plasticity',
    description: 'For the exam',
    createdAt: '2026-03-01T12:00:00.000Z',
    lastStudied: null,
    totalCards: 4,
    knownCount: 0,
    bookmarkedCount: 0,
    progress: 0,
    typeCounts: { 'term-definition': 4, 'question-answer': 0, 'fill-in-blank': 0 },
    titles: [],
    making: null,
  });
});

it.each([undefined, 'student' as const])(
  'lets a logged-in user have sets, on the plan %s too [ROLE-09]',
  async (plan) => {
    const user = await signIn(plan ? { plan } : {});
    const id = await make(user, writeCards(1));
    expect((await get(user, id)).statusCode).toBe(200);
    expect((await list(user)).json().sets).toHaveLength(1);
  },
);

it('keeps what a set was made with: name, topics, card types, difficulty and terms [ENT-47] [ENT-48] [ENT-49] [ENT-51] [ENT-52]', async () => {
  const maya = await signIn();
  const id = uuidv7();
  await save(maya, id, { config });
  const { rows } = await platform.pool.query(
    'select config from flashcard_sets where user_id = $1 and set_id = $2',
    [maya.userId, id],
  );
  expect(rows).toEqual([{ config: { ...config, language: 'material' } }]);
});

it('gives each card an id, a front, a back and a type [ENT-57]', async () => {
  const maya = await signIn();
  const [term] = writeCards(1);
  const question = {
    id: uuidv7(),
    type: 'question-answer',
    front: 'Which ion?',
    back: 'Magnesium.',
  };
  const id = uuidv7();
  await save(maya, id, { cards: [term, question] });
  const reply = (await cards(maya, id)).json();
  expect(reply.total).toBe(2);
  expect(reply.cards).toMatchObject([
    { id: term?.id, type: 'term-definition', front: 'Term 1', back: 'Definition 1' },
    { id: question.id, type: 'question-answer', front: 'Which ion?', back: 'Magnesium.' },
  ]);
});

it('becomes what is sent again, until it was studied: the reply to the first time may be lost', async () => {
  const maya = await signIn();
  const id = uuidv7();
  await save(maya, id, { name: 'First', cards: writeCards(5) });
  const again = await save(maya, id, { name: 'Second', cards: writeCards(3) });
  expect(again.json().set).toMatchObject({ name: 'Second', totalCards: 3 });
  await platform.pool.query(
    'update flashcard_sets set last_studied_at = now() where user_id = $1 and set_id = $2',
    [maya.userId, id],
  );
  const late = await save(maya, id, { name: 'Third', cards: [] });
  expect(late.json().set).toMatchObject({ name: 'Second', totalCards: 3 });
});

it('saves once, however often it is sent, and two at a time', async () => {
  const maya = await signIn();
  const id = uuidv7();
  const own = writeCards(5);
  const replies = await Promise.all([1, 2, 3].map(() => save(maya, id, { cards: own })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await get(maya, id)).json().set.totalCards).toBe(5);
  expect((await list(maya)).json().sets).toHaveLength(1);
});

it('gives cards that another set has already ids of their own', async () => {
  const maya = await signIn();
  const own = writeCards(2);
  await make(maya, own);
  const second = await make(maya, own);
  expect((await get(maya, second)).json().set.totalCards).toBe(2);
});

it('lists the last studied or made first', async () => {
  const maya = await signIn();
  const first = await make(maya, [], 'First');
  clock.advance(60_000);
  await make(maya, [], 'Second');
  clock.advance(60_000);
  await platform.pool.query(
    'update flashcard_sets set last_studied_at = $3 where user_id = $1 and set_id = $2',
    [maya.userId, first, clock.now()],
  );
  const { sets } = (await list(maya)).json<{ sets: { name: string }[] }>();
  expect(sets.map(({ name }) => name)).toEqual(['First', 'Second']);
});

it('renames and describes a set [FLIST-10]', async () => {
  const maya = await signIn();
  const id = await make(maya, []);
  expect((await change(maya, id, { name: '  Brain  ' })).json().set.name).toBe('Brain');
  expect((await change(maya, id, { description: 'Week 6' })).json().set).toMatchObject({
    name: 'Brain',
    description: 'Week 6',
  });
  expect((await change(maya, id, {})).statusCode).toBe(200);
  expect((await change(maya, id, { name: ' ' })).statusCode).toBe(400);
});

it('deletes a set with its cards for good: a late save does not bring it back [FLIST-10]', async () => {
  const maya = await signIn();
  const id = await make(maya, writeCards(3));
  expect((await remove(maya, id)).json()).toEqual({ success: true });
  expect((await get(maya, id)).statusCode).toBe(404);
  expect((await save(maya, id, {})).statusCode).toBe(410);
  expect((await remove(maya, id)).statusCode).toBe(404);
  const { rows } = await platform.pool.query('select 1 from flashcards where user_id = $1', [
    maya.userId,
  ]);
  expect(rows).toEqual([]);
});

it('says "Flashcard set not found" for one that is not there or not one’s own [FSTUDY-23]', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = await make(omar, writeCards(1));
  for (const reply of [
    await get(maya, id),
    await cards(maya, id),
    await change(maya, id, { name: 'Mine' }),
    await remove(maya, id),
    await get(maya, uuidv7()),
  ]) {
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      code: 'set-not-found',
      message: 'Flashcard set not found',
    });
  }
  expect((await get(omar, id)).json().set.name).toBe('Memory and plasticity');
});

it('lets a set with the same id be somebody else’s', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = uuidv7();
  await save(maya, id, { name: 'Of Maya' });
  await save(omar, id, { name: 'Of Omar' });
  expect((await get(maya, id)).json().set.name).toBe('Of Maya');
});

it('has no more than 1,000 sets', async () => {
  const maya = await signIn();
  await platform.pool.query(
    `insert into flashcard_sets (user_id, set_id, name, description, titles, created_at)
     select $1, gen_random_uuid(), 'Set', '', '{}', now() from generate_series(1, 1000)`,
    [maya.userId],
  );
  const reply = await save(maya, uuidv7(), {});
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('sets-full');
});
