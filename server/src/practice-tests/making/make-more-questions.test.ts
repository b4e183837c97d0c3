import { ErrorReply } from '@engram/core/errors.ts';
import { makeMoreQuestions } from '@engram/core/practice-tests/api.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it, onTestFinished } from 'vitest';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { longText } from './testing/long-text.ts';
import { fewRows, manyRows } from './testing/sure-text.ts';
import { endless, listDuplicates, makeMakingCalls } from './testing/making-calls.ts';

const { app, platform, signIn, provider } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, more, askMore } = makeMakingCalls(app, origin);
const { takeOut } = makePracticeTestCalls(app);

const mixed = [
  { type: 'multiple-choice', count: 7 } as const,
  { type: 'true-false', count: 7 } as const,
  { type: 'fill-in-blank', count: 6 } as const,
];
const statements = [{ type: 'true-false', count: 4 } as const];

type Caller = Awaited<ReturnType<typeof signIn>>;

function countCovered({ sections }: PracticeTest): number {
  return sections.filter(({ questions }) => questions > 0).length;
}

function countTypes({ questions }: PracticeTest) {
  const count = (type: string) => questions.filter((question) => question.type === type).length;
  return mixed.map(({ type }) => count(type));
}

async function grow(maya: Caller, start: PracticeTest, batches: number) {
  const grown = [start];
  for (let batch = 0; batch < batches; batch += 1) {
    const last = grown.at(-1) ?? start;
    const { added, test } = await more(maya, last.id);
    expect(added).toHaveLength(10);
    // At the end, and nothing else has moved.
    expect(test.questions.map(({ id }) => id)).toEqual([
      ...last.questions.map(({ id }) => id),
      ...added,
    ]);
    grown.push(test);
  }
  return grown;
}

function readTest(reply: unknown): PracticeTest {
  return makeMoreQuestions.reply.parse(reply).test;
}

async function refusalOf(response: Response) {
  const { code, message } = ErrorReply.parse(await response.json());
  return [response.status, code, message];
}

it('[END-12] makes sixty questions of a long text, ten at a time and none twice, each ten from more of its sections', async () => {
  const maya = await signIn({ plan: 'student' });
  const start = await makeTest(maya, { text: longText, wanted: mixed, config: endless });
  const grown = await grow(maya, start, 4);
  const last = grown.at(-1) ?? start;
  expect(last.questions).toHaveLength(60);
  expect(listDuplicates(last.questions)).toEqual([]);
  expect(countTypes(last)).toEqual([20, 20, 20]);
  expect(last.making).toMatchObject({ madeBy: 'ai', delivered: 60, notices: [] });
  const covered = grown.map(countCovered);
  expect(covered).toEqual([...new Set(covered)].toSorted((one, other) => one - other));
  expect(covered.at(-1)).toBeGreaterThanOrEqual(45);
});

it('does so without models too, as far as rules are sure (D37)', async () => {
  const maya = await signIn({ plan: 'student' });
  const aiModel = 'built-in';
  const wanted = [{ type: 'multiple-choice', count: 6 } as const];
  const start = await makeTest(maya, { text: manyRows, wanted, config: endless, aiModel });
  const before = provider.calls.length;
  const grown = await grow(maya, start, 2);
  const last = grown.at(-1) ?? start;
  expect(provider.calls.length).toBe(before);
  expect(listDuplicates(last.questions)).toEqual([]);
  const covered = grown.map(countCovered);
  expect(covered).toEqual(covered.toSorted((one, other) => one - other));
});

it('tells a model what was asked already about its part of the text', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: biology.text, wanted: statements });
  const before = provider.prompts.length;
  await more(maya, test.id, { count: 4 });
  const prompts = JSON.stringify(provider.prompts.slice(before));
  const told = test.questions.filter(({ text }) =>
    prompts.includes(JSON.stringify(text).slice(1, -1)),
  );
  expect(told.length).toBeGreaterThan(0);
});

it('asks models for the language that was chosen for the test, and says what is not in it', async () => {
  const maya = await signIn({ plan: 'student' });
  const config = { ...endless, language: 'fr' } as const;
  const wanted = [{ type: 'multiple-choice', count: 4 } as const];
  const { id } = await makeTest(maya, { text: longText, wanted, config });
  const before = provider.prompts.length;
  const { test } = await more(maya, id, { count: 2 });
  expect(provider.prompts[before]?.messages.at(-1)?.text).toContain('"language":"French, though');
  // The fake models write in the language of the text, which is no French.
  expect(test.making.notices).toContain(
    'Anything made without AI is in the language of your material, not in French.',
  );
});

it('goes on without models when the provider is down, and says so', async () => {
  const maya = await signIn();
  const wanted = [{ type: 'multiple-choice', count: 4 } as const];
  const test = await makeTest(maya, { text: tables.text, wanted });
  provider.settings.apiKey = 'another';
  onTestFinished(() => void (provider.settings.apiKey = null));
  const { test: grown, added } = await more(maya, test.id, { count: 4 });
  const makers = grown.questions.filter(({ id }) => added.includes(id)).map(({ madeBy }) => madeBy);
  expect(makers).toEqual(['built-in', 'built-in', 'built-in', 'built-in']);
  expect(grown.making).toMatchObject({
    madeBy: 'mixed',
    notices: ['4 of 8 questions were made without AI from your text.'],
  });
});

it('says when the text supports no more, and changes nothing', async () => {
  const maya = await signIn();
  const wanted = [{ type: 'multiple-choice', count: 3 } as const];
  const test = await makeTest(maya, {
    text: fewRows,
    wanted,
    config: endless,
    aiModel: 'built-in',
  });
  let last = test;
  let refused: unknown[] = [];
  for (let batch = 0; batch < 10 && refused.length === 0; batch += 1) {
    const response = await askMore(maya, test.id, { count: 10 });
    if (response.status === 200) last = readTest(await response.json());
    else refused = await refusalOf(response);
  }
  expect(refused).toEqual([409, 'nothing-more', "That's all the questions your text can support."]);
  const { test: now } = (
    await app.inject({ url: `/api/tests/${test.id}`, headers: maya.headers })
  ).json();
  expect(now.questions).toEqual(last.questions);
});

it('[END-19] fills a test up to what the plan allows, but an endless one goes on', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, {
    text: longText,
    wanted: [{ type: 'true-false', count: 18 }],
  });
  const { added } = await more(maya, test.id, { count: 5 });
  expect(added).toHaveLength(2);
  expect(await refusalOf(await askMore(maya, test.id, { count: 5 }))).toEqual([
    409,
    'question-limit',
    'This test has as many questions as it can have.',
  ]);
  await platform.pool.query(
    `update tests set config = jsonb_set(config, '{isEndlessMode}', 'true') where test_id = $1`,
    [test.id],
  );
  expect((await more(maya, test.id, { count: 5 })).added).toHaveLength(5);
});

it('makes the types that are asked for, and those of premium only for premium', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: biology.text, wanted: statements });
  const types = ['fill-in-blank'];
  const { test: grown, added } = await more(maya, test.id, { count: 2, types });
  const made = grown.questions.filter(({ id }) => added.includes(id));
  expect(made.map(({ type }) => type)).toEqual(['fill-in-blank', 'fill-in-blank']);
  const premium = { count: 2, types: ['multiple-answer'] };
  expect(await refusalOf(await askMore(maya, test.id, premium))).toEqual([
    403,
    'premium-only',
    'This is part of Premium.',
  ]);
});

it("does not ask again what was taken out, and knows nothing of another user's test", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const wanted = [{ type: 'multiple-choice', count: 8 } as const];
  const test = await makeTest(maya, { text: tables.text, wanted, aiModel: 'built-in' });
  const out = test.questions.slice(0, 5);
  for (const { id } of out) await takeOut(maya, test.id, id);
  const { test: grown } = await more(maya, test.id, { count: 5 });
  expect(listDuplicates([...out, ...grown.questions])).toEqual([]);
  expect((await askMore(omar, test.id, { count: 5 })).status).toBe(404);
});
