import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { insertPracticeTest } from '../../practice-tests/testing/insert-test.ts';
import { makeMaterialCalls } from '../../testing/calls/material-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { recordMaterialUse } from '../record-use.ts';

const { app, platform, signIn, clock } = await startTestApp({
  environment: { RATE_LIMITS: 'off' },
});
const { saveOne, getPage, coverage, remove } = makeMaterialCalls(app);
const { take, begin, submit } = makeAttemptCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

const glycolysis = 'Glycolysis takes place in the cytoplasm and needs no oxygen.';
const pyruvate = 'One glucose molecule is split into two molecules of pyruvate.';
const matrix = 'The Krebs cycle runs in the matrix of the mitochondrion.';
const turns = 'The cycle turns twice for each molecule of glucose.';
const cell = `Glycolysis\n\n${glycolysis} ${pyruvate} The process has ten steps, each with its own enzyme.\n\nThe Krebs cycle\n\n${matrix} ${turns} What remains leaves the cell as carbon dioxide, which we breathe out.`;

type Asking = { words: string; also?: string; topic?: string };

/** Questions whose right answer is 'b', each proven by words of the text. */
function ask(text: string, askings: readonly Asking[]): Question[] {
  const spanOf = (quote: string) => ({
    quote,
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
    page: null,
  });
  return makeChoices(askings.length).map((question, no) => {
    const { words = '', also, topic = null } = askings[no] ?? {};
    const source = { ...spanOf(words), ...(also ? { also: [spanOf(also)] } : {}) };
    return { ...question, source, topic };
  });
}

async function keep(caller: Caller, text: string, ids: readonly string[], askings: Asking[]) {
  const questions = ask(text, askings);
  const starts = ids.length === 1 ? [0] : [0, text.indexOf(cell)];
  const parts = ids.map((materialId, no) =>
    TestPart.parse({ materialId, title: 'Cells', start: starts[no] }),
  );
  const details = { name: 'Cells', material: text, parts };
  const testId = await insertPracticeTest(platform, caller.userId, questions, details);
  await use(caller, ids, 'test', testId);
  return { testId, questions };
}

async function use(
  { userId }: Caller,
  materialIds: readonly string[],
  usedIn: 'test' | 'flashcard-set',
  thingId: string,
) {
  const wish = { userId, materialIds, usedIn, thingId, at: clock.now() };
  await platform.db.transaction().execute((tx) => recordMaterialUse(tx, wish));
}

const placeOf = (words: string) => ({
  start: cell.indexOf(words),
  end: cell.indexOf(words) + words.length,
});

it('has a text with nothing made of it yet', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const reply = await getPage(maya, id);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    material: expect.objectContaining({ id, title: 'Cells', subject: null }),
    text: cell,
    sentenceCount: 6,
    covered: [],
    topics: [],
    tests: [],
    sets: [],
  });
});

it('judges a matching question pair by pair: what was right of it was not missed', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const { testId, questions } = await keep(maya, cell, [id], [{ words: matrix }]);
  const [blank] = questions;
  const spanOf = (quote: string) => ({
    quote,
    start: cell.indexOf(quote),
    end: cell.indexOf(quote) + quote.length,
    page: null,
  });
  const matching = {
    ...blank,
    type: 'matching',
    options: undefined,
    columnA: [
      { id: 'a', text: 'Glycolysis' },
      { id: 'b', text: 'Krebs cycle' },
      { id: 'c', text: 'glucose molecule' },
    ],
    columnB: [
      { id: 'x', text: 'cytoplasm' },
      { id: 'y', text: 'matrix' },
      { id: 'z', text: 'pyruvate' },
    ],
    correctAnswer: { a: 'x', b: 'y', c: 'z' },
    source: { ...spanOf(glycolysis), also: [spanOf(matrix), spanOf(pyruvate)] },
  };
  const rows = await platform.pool.query(
    'update test_questions set question = $3 where user_id = $1 and test_id = $2',
    [maya.userId, testId, JSON.stringify(matching)],
  );
  expect(rows.rowCount).toBe(1);
  await take(maya, testId, [give(blank, { a: 'x', b: 'z', c: 'y' })]);
  expect((await getPage(maya, id)).json().covered).toEqual([
    { ...placeOf(glycolysis), asked: 1, missed: 0, isWeak: false },
    { ...placeOf(pyruvate), asked: 1, missed: 1, isWeak: true },
    { ...placeOf(matrix), asked: 1, missed: 1, isWeak: true },
  ]);
});

it('tells which sentences were asked about and how often each was missed', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const { testId, questions } = await keep(
    maya,
    cell,
    [id],
    [
      { words: 'needs no oxygen', topic: 'Glycolysis' },
      { words: matrix, also: turns, topic: 'The Krebs cycle' },
      { words: turns, topic: 'The Krebs cycle' },
    ],
  );
  const [oxygen, runs, twice] = questions;
  await take(maya, testId, [give(oxygen, 'b'), give(runs, 'a'), give(twice, 'b')]);
  // The question that is left out was asked, too.
  await take(maya, testId, [give(oxygen, 'b'), give(runs, 'b')]);
  const page = (await getPage(maya, id)).json();
  expect(page.covered).toEqual([
    { ...placeOf(glycolysis), asked: 2, missed: 0, isWeak: false },
    { ...placeOf(matrix), asked: 2, missed: 1, isWeak: true },
    { ...placeOf(turns), asked: 4, missed: 2, isWeak: true },
  ]);
  expect(page.sentenceCount).toBe(6);
  expect(page.topics).toEqual([
    { name: 'The Krebs cycle', right: 2, asked: 4 },
    { name: 'Glycolysis', right: 2, asked: 2 },
  ]);
  expect(page.tests).toEqual([
    {
      id: testId,
      name: 'Cells',
      questionCount: 3,
      lastScore: 67,
      lastTakenAt: clock.now().toISOString(),
    },
  ]);
});

it('knows what is asked before anybody answers, and counts nothing that is still open', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const { testId } = await keep(maya, cell, [id], [{ words: pyruvate, topic: 'Glycolysis' }]);
  await begin(maya, testId);
  const page = (await getPage(maya, id)).json();
  expect(page.covered).toEqual([{ ...placeOf(pyruvate), asked: 0, missed: 0, isWeak: false }]);
  expect(page.topics).toEqual([{ name: 'Glycolysis', right: 0, asked: 0 }]);
});

it('counts an endless test by what was answered alone', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const { testId, questions } = await keep(
    maya,
    cell,
    [id],
    [{ words: glycolysis }, { words: pyruvate }],
  );
  const attemptId = uuidv7();
  await platform.pool.query(
    `insert into attempts (user_id, attempt_id, test_id, question_ids, is_endless, started_at)
     values ($1, $2, $3, $4, true, $5)`,
    [maya.userId, attemptId, testId, questions.map((one) => one.id), clock.now()],
  );
  await submit(maya, attemptId, { answers: [give(questions[0], 'a')] });
  expect((await getPage(maya, id)).json().covered).toMatchObject([
    { asked: 1, missed: 1 },
    { asked: 0, missed: 0 },
  ]);
});

it('finds its own part in a test that was made of two materials', async () => {
  const maya = await signIn();
  const other = await saveOne(maya, 'Kidney');
  const { id } = await saveOne(maya, 'Cells', cell);
  const joined = `${other.text}\n\n${cell}`;
  await keep(maya, joined, [other.id, id], [{ words: 'Memory is a trace.' }, { words: matrix }]);
  expect((await getPage(maya, id)).json().covered).toMatchObject([placeOf(matrix)]);
  expect((await getPage(maya, other.id)).json().covered).toHaveLength(1);
});

it('finds quotes of the prepared text in the text as it was saved', async () => {
  const maya = await signIn();
  const raw = cell.replaceAll('\n', '  \r\n').replace('cytoplasm', 'cyto\u00ADplasm');
  const { id } = await saveOne(maya, 'Cells', raw);
  await keep(maya, cell, [id], [{ words: matrix }]);
  const { text, covered } = (await getPage(maya, id)).json();
  expect(covered).toHaveLength(1);
  expect(text.slice(covered[0].start, covered[0].end)).toBe(matrix);
});

it('forgets a question that was taken out before anybody answered it', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const { testId, questions } = await keep(maya, cell, [id], [{ words: matrix }, { words: turns }]);
  await take(maya, testId, [give(questions[0], 'a')]);
  await platform.pool.query(
    'update test_questions set removed_at = $3 where user_id = $1 and test_id = $2',
    [maya.userId, testId, clock.now()],
  );
  const page = (await getPage(maya, id)).json();
  // Both were asked in the test that was handed in.
  expect(page.covered).toMatchObject([{ missed: 1 }, { missed: 1 }]);
  const unasked = await keep(maya, cell, [id], [{ words: glycolysis }]);
  await platform.pool.query(
    'update test_questions set removed_at = $3 where user_id = $1 and test_id = $2',
    [maya.userId, unasked.testId, clock.now()],
  );
  expect((await getPage(maya, id)).json().covered).toHaveLength(2);
});

it('lists the flashcard sets that were made of it, with what is known of each', async () => {
  const maya = await signIn();
  const { id } = await saveOne(maya, 'Cells', cell);
  const setId = uuidv7();
  await platform.pool.query(
    `insert into flashcard_sets (user_id, set_id, name, description, titles, created_at)
     values ($1, $2, 'Cells', '', '{}', $3)`,
    [maya.userId, setId, clock.now()],
  );
  await platform.pool.query(
    `insert into flashcards (user_id, card_id, set_id, place, type, front, back, made_by, standing, created_at)
     select $1, gen_random_uuid(), $2, n, 'term-definition', 'f', 'b', 'owner',
       case n when 1 then 'known' else 'new' end, $3 from generate_series(1, 3) n`,
    [maya.userId, setId, clock.now()],
  );
  await use(maya, [id], 'flashcard-set', setId);
  expect((await getPage(maya, id)).json().sets).toEqual([
    { id: setId, name: 'Cells', cardCount: 3, knownCount: 1 },
  ]);
});

it('reads a long text in pieces and finds every sentence once', async () => {
  const maya = await signIn();
  const paragraph = `${glycolysis} ${pyruvate}\n\n`;
  const { id } = await saveOne(maya, 'Book', paragraph.repeat(100).trim());
  expect((await getPage(maya, id)).json().sentenceCount).toBe(200);
});

it('counts what was asked about of several materials as their pages do', async () => {
  const maya = await signIn();
  const other = await saveOne(maya, 'Kidney');
  const unused = await saveOne(maya, 'Unused');
  const { id } = await saveOne(maya, 'Cells', cell);
  const joined = `${other.text}\n\n${cell}`;
  const askings = [{ words: 'Memory is a trace.' }, { words: matrix }, { words: turns }];
  const { testId, questions } = await keep(maya, joined, [other.id, id], askings);
  await take(maya, testId, [give(questions[1], 'a'), give(questions[2], 'b')]);
  const reply = await coverage(maya, [id, other.id, unused.id]);
  const found: { id: string }[] = reply.json().coverage;
  expect(found.map((one) => one.id).toSorted()).toEqual([id, other.id].toSorted());
  expect(found).toContainEqual({ id, sentenceCount: 6, askedCount: 2, weakCount: 1 });
  // Where the sentences are is kept by now.
  expect((await coverage(maya, [id])).json().coverage).toEqual([
    { id, sentenceCount: 6, askedCount: 2, weakCount: 1 },
  ]);
  const page = (await getPage(maya, id)).json();
  expect(page.covered).toHaveLength(2);
  expect(page.sentenceCount).toBe(6);
});

it('tells nothing of what another user was asked, and refuses what are no ids', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await saveOne(maya, 'Cells', cell);
  await keep(maya, cell, [id], [{ words: matrix }]);
  expect((await coverage(omar, [id])).json()).toEqual({ coverage: [] });
  expect((await coverage(omar, ['1'])).statusCode).toBe(400);
  expect(
    (
      await coverage(
        omar,
        Array.from({ length: 51 }, () => id),
      )
    ).statusCode,
  ).toBe(400);
});

it('shows nothing of another user, nor of what is gone', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const { id } = await saveOne(maya, 'Cells', cell);
  expect((await getPage(omar, id)).statusCode).toBe(404);
  await remove(maya, id);
  expect((await getPage(maya, id)).statusCode).toBe(404);
});
