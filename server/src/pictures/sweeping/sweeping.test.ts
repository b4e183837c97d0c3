import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { makeSharingCalls } from '../../sharing/testing/sharing-calls.ts';
import { makeFlashcardCalls } from '../../flashcards/testing/flashcard-calls.ts';
import { listPicturesOfCards } from '../../flashcards/cards/store.ts';
import { listPicturesOfMaterials } from '../../materials/store.ts';
import { listPicturesOfQuestions } from '../../practice-tests/store.ts';
import { listPicturesOfShares } from '../../sharing/store.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { insertPicture, makePictureCalls } from '../testing/picture-calls.ts';
import { forgetUnused } from './forget-unused.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { get } = makePictureCalls(app);
const cards = makeFlashcardCalls(app);
const sharing = makeSharingCalls(app, platform);

const sweep = () =>
  forgetUnused(platform, [
    listPicturesOfMaterials,
    listPicturesOfQuestions,
    listPicturesOfShares,
    listPicturesOfCards,
  ]);

const mention = (id: string) => `![A root](picture:${id})`;

async function isThere(caller: Awaited<ReturnType<typeof signIn>>, id: string) {
  return (await get(caller, id)).statusCode === 200;
}

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

it('forgets a picture that nothing shows after a day, and gives its room back', async () => {
  const maya = await signIn();
  const id = await insertPicture(platform, maya.userId);
  await sweep();
  expect(await isThere(maya, id)).toBe(true);
  clock.advance(dayMs);
  await sweep();
  expect(await isThere(maya, id)).toBe(false);
  const { rows } = await platform.pool.query(
    'select used_bytes from picture_space where user_id = $1',
    [maya.userId],
  );
  expect(rows).toEqual([{ used_bytes: '0' }]);
});

it('keeps what a card, a question, a material or a shared test shows', async () => {
  const maya = await signIn();
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => insertPicture(platform, maya.userId)));
  const [onCard = '', inQuestion = '', inMaterial = '', shared = '', nowhere = ''] = ids;
  await cards.make(maya, [{ ...card(), front: mention(onCard) }]);
  const [question, ...others] = chooseThree();
  const explanation = mention(inQuestion);
  await insertPracticeTest(platform, maya.userId, [{ ...question, explanation }, ...others]);
  await insertMaterial(maya.userId, `Notes ${mention(inMaterial)}`);
  const test = await sharing.shareNew(maya, [
    { ...question, id: uuidv7(), text: mention(shared) },
    ...makeChoices(2),
  ]);
  // The owner's own test is another one by now; the link still has the picture.
  await platform.pool.query('delete from test_questions where test_id = $1', [test.testId]);
  clock.advance(2 * dayMs);
  await sweep();
  clock.advance(weekMs);
  await sweep();
  expect(await Promise.all(ids.map((id) => isThere(maya, id)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  await sharing.call('DELETE', `/shared-tests/${test.code}/report`, { headers: maya.headers });
  clock.advance(weekMs);
  await sweep();
  expect([await isThere(maya, shared), await isThere(maya, onCard)]).toEqual([false, true]);
  expect(nowhere).not.toBe('');
});

it('forgets a picture only some time after the card that showed it', async () => {
  const maya = await signIn();
  const id = await insertPicture(platform, maya.userId);
  const shown = { ...card(), back: mention(id) };
  const setId = await cards.make(maya, [shown]);
  await cards.removeCard(maya, setId, shown.id);
  clock.advance(dayMs);
  await sweep();
  expect(await isThere(maya, id)).toBe(true);
});

it('takes only pictures of the owner into what somebody writes', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const [mine, others] = [
    await insertPicture(platform, maya.userId),
    await insertPicture(platform, omar.userId),
  ];
  const first = card();
  const setId = await cards.make(maya, [first]);
  const added = await cards.add(maya, setId, [{ ...card(), front: mention(others) }]);
  expect([added.statusCode, added.json().code]).toEqual([422, 'picture-missing']);
  const changed = await cards.changeCard(maya, setId, first.id, { back: mention(others) });
  expect(changed.statusCode).toBe(422);
  const own = await cards.changeCard(maya, setId, first.id, { back: mention(mine) });
  expect(own.statusCode).toBe(200);
});

it('copies the pictures of a shared test to who keeps a result of it, and counts none', async () => {
  const [owner, taker] = [await signIn(), await signIn()];
  const id = await insertPicture(platform, owner.userId);
  const [question, ...others] = chooseThree();
  const { code } = await sharing.shareNew(owner, [{ ...question, text: mention(id) }, ...others]);
  const key = uuidv4();
  await sharing.submit(code, {}, { key });
  expect(await isThere(taker, id)).toBe(false);
  const payload = { key };
  await sharing.call('PUT', `/shared-tests/${code}/kept-result`, {
    headers: taker.headers,
    payload,
  });
  expect(await isThere(taker, id)).toBe(true);
  const { rows } = await platform.pool.query('select 1 from picture_space where user_id = $1', [
    taker.userId,
  ]);
  expect(rows).toEqual([]);
});

function chooseThree() {
  const [first, ...others] = makeChoices(3);
  if (!first) throw new Error('no question was made');
  return [first, ...others] as const;
}

function card() {
  return { id: uuidv7(), type: 'term-definition' as const, front: 'Root', back: 'Takes up water' };
}

async function insertMaterial(userId: string, text: string): Promise<void> {
  await platform.pool.query(
    `insert into materials values
     ($1, $2, 'Notes', 'text', sha256($3::bytea), $4, 5, null, null, $5, $5)`,
    [userId, uuidv7(), Buffer.from(text), text, clock.now()],
  );
}
