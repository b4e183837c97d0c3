import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/start-app.ts';
import { makeFlashcardCalls, writeCards } from '../testing/flashcard-calls.ts';

const { app, platform, signIn } = await startTestApp({ environment: { RATE_LIMITS: 'off' } });
const { make, get, list, cards, add, changeCard, removeCard } = makeFlashcardCalls(app);

type Listed = { cards: { id: string; front: string; place: number }[]; total: number };
type Caller = Awaited<ReturnType<typeof signIn>>;

async function frontsOf(caller: Caller, id: string, query: Record<string, string> = {}) {
  const reply = (await cards(caller, id, query)).json<Listed>();
  return { fronts: reply.cards.map(({ front }) => front), total: reply.total };
}

it('reads cards a page at a time, in their order', async () => {
  const maya = await signIn();
  const id = await make(maya, writeCards(5));
  expect(await frontsOf(maya, id, { offset: '1', limit: '2' })).toEqual({
    fronts: ['Term 2', 'Term 3'],
    total: 5,
  });
});

it('finds cards by what stands on either side, whatever signs are in the search', async () => {
  const maya = await signIn();
  const id = await make(maya, [
    { id: uuidv7(), type: 'term-definition', front: 'Engram', back: 'A memory TRACE' },
    { id: uuidv7(), type: 'term-definition', front: '100%', back: 'All of it' },
  ]);
  expect(await frontsOf(maya, id, { search: 'trace' })).toEqual({ fronts: ['Engram'], total: 1 });
  expect(await frontsOf(maya, id, { search: '%' })).toEqual({ fronts: ['100%'], total: 1 });
  expect(await frontsOf(maya, id, { search: '_' })).toEqual({ fronts: [], total: 0 });
});

it('lists those that are bookmarked, and those that are asked for', async () => {
  const maya = await signIn();
  const own = writeCards(3);
  const id = await make(maya, own);
  await changeCard(maya, id, own[1]?.id ?? '', { isBookmarked: true });
  expect(await frontsOf(maya, id, { filter: 'bookmarked' })).toEqual({
    fronts: ['Term 2'],
    total: 1,
  });
  const ids = `${own[2]?.id},${own[0]?.id}`;
  expect((await frontsOf(maya, id, { ids })).fronts).toEqual(['Term 1', 'Term 3']);
  expect((await get(maya, id)).json().set.bookmarkedCount).toBe(1);
});

it('adds cards at the end, each once', async () => {
  const maya = await signIn();
  const id = await make(maya, writeCards(2));
  const more = writeCards(3);
  expect((await add(maya, id, more)).json()).toMatchObject({ added: 3, set: { totalCards: 5 } });
  expect((await add(maya, id, more)).json()).toMatchObject({ added: 0, set: { totalCards: 5 } });
  const { cards: listed } = (await cards(maya, id)).json<Listed>();
  expect(listed.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
});

it('adds what comes at once without giving a place twice', async () => {
  const maya = await signIn();
  const id = await make(maya, []);
  await Promise.all([1, 2, 3, 4].map(() => add(maya, id, writeCards(20))));
  const { cards: listed, total } = (await cards(maya, id)).json<Listed>();
  expect(total).toBe(80);
  expect(new Set(listed.map(({ place }) => place)).size).toBe(80);
});

it('has room for 10,000 cards and no more', async () => {
  const maya = await signIn();
  const id = await make(maya, []);
  for (let call = 0; call < 10; call += 1) await add(maya, id, writeCards(1_000));
  const reply = await add(maya, id, writeCards(1));
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toBe('A set has at most 10,000 cards.');
  expect((await get(maya, id)).json().set.totalCards).toBe(10_000);
});

it('has room for 100,000 cards in all sets', async () => {
  const maya = await signIn();
  const id = await make(maya, []);
  const other = await make(maya, []);
  await platform.pool.query(
    `insert into flashcards (user_id, card_id, set_id, place, type, front, back, made_by, created_at)
     select $1, gen_random_uuid(), $2, no, 'term-definition', 'f', 'b', 'owner', now()
     from generate_series(1, 100000) no`,
    [maya.userId, other],
  );
  const reply = await add(maya, id, writeCards(1));
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toBe('You have 100,000 flashcards. Delete some to add more.');
});

it('refuses ids that are none', async () => {
  const maya = await signIn();
  const id = await make(maya, writeCards(1));
  expect((await cards(maya, id, { ids: '-'.repeat(36) })).statusCode).toBe(400);
});

it('changes the words of a card, which are the owner’s then, and keeps its source', async () => {
  const maya = await signIn();
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  const id = await make(maya, [own]);
  const source = { quote: 'A trace.', before: '', after: '', title: 'Notes', page: 2 };
  await platform.pool.query(
    `update flashcards set source = $2, made_by = 'ai' where user_id = $1`,
    [maya.userId, source],
  );
  const marked = await changeCard(maya, id, own.id, { isBookmarked: true });
  expect(marked.json().card).toMatchObject({ madeBy: 'ai', isBookmarked: true });
  const { card } = (await changeCard(maya, id, own.id, { back: 'Other' })).json();
  expect(card).toMatchObject({ front: 'Term 1', back: 'Other', source, madeBy: 'owner' });
});

it('marks new cards as rich, and leaves those as they are that were kept before', async () => {
  const maya = await signIn();
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  const id = await make(maya, [{ ...own, front: '**Cell** of $H_2O$' }]);
  const read = async () => (await cards(maya, id)).json().cards[0].format;
  const firstFront = async () => (await list(maya)).json().sets[0].firstFront;
  expect([await read(), await firstFront()]).toEqual(['rich', 'Cell of H₂O']);
  await platform.pool.query(`update flashcards set format = default where user_id = $1`, [
    maya.userId,
  ]);
  expect([await read(), await firstFront()]).toEqual(['plain', '**Cell** of $H_2O$']);
  await changeCard(maya, id, own.id, { back: 'Other' });
  expect(await read()).toBe('plain');
  await changeCard(maya, id, own.id, { back: '$x$', format: 'rich' });
  expect(await read()).toBe('rich');
});

it('refuses empty and endless sides', async () => {
  const maya = await signIn();
  const [own] = writeCards(1);
  if (!own) throw new Error('no card');
  const id = await make(maya, [own]);
  for (const front of ['', '   ', 'x'.repeat(2_001)]) {
    expect((await changeCard(maya, id, own.id, { front })).statusCode).toBe(400);
    expect((await add(maya, id, [{ id: uuidv7(), front, back: 'b' }])).statusCode).toBe(400);
  }
});

it('deletes a card', async () => {
  const maya = await signIn();
  const own = writeCards(2);
  const id = await make(maya, own);
  expect((await removeCard(maya, id, own[0]?.id ?? '')).json()).toEqual({ success: true });
  expect((await frontsOf(maya, id)).fronts).toEqual(['Term 2']);
  const again = await removeCard(maya, id, own[0]?.id ?? '');
  expect(again.statusCode).toBe(404);
  expect(again.json().code).toBe('card-not-found');
});

it('changes and deletes nothing of others', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const own = writeCards(1);
  const id = await make(omar, own);
  const cardId = own[0]?.id ?? '';
  expect((await changeCard(maya, id, cardId, { front: 'Mine' })).statusCode).toBe(404);
  expect((await removeCard(maya, id, cardId)).statusCode).toBe(404);
  expect((await add(maya, id, writeCards(1))).statusCode).toBe(404);
  expect((await frontsOf(omar, id)).fronts).toEqual(['Term 1']);
});

it('keeps cards with a blank for premium users, whatever a browser sends [FWIZ-39] [ENT-50] [BROLE-16]', async () => {
  const [maya, omar] = [await signIn(), await signIn({ plan: 'student' })];
  const blank = { id: uuidv7(), type: 'fill-in-blank', front: 'An _____ stays.', back: 'engram' };
  const [free, premium] = [await make(maya, []), await make(omar, [])];
  const refused = await add(maya, free, [blank]);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('premium-only');
  expect((await add(omar, premium, [blank])).json().added).toBe(1);
});
