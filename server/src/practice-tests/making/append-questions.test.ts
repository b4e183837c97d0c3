import { randomUUID } from 'node:crypto';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { expect, it } from 'vitest';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startTestApp } from '../../testing/start-app.ts';
import { configOf } from '../../testing/calls/test-config.ts';
import { endless, makeMakingCalls } from './testing/making-calls.ts';

const { app, signIn } = await startTestApp();
const { append } = makeMakingCalls(app, '');
const { save, get } = makePracticeTestCalls(app);
const text = prepareText(tables.text);

type Caller = Awaited<ReturnType<typeof signIn>>;

/** As a browser makes them that is alone. */
function makeOnDevice(count: number): Question[] {
  const random = seedRandom('device');
  const wanted = [{ type: 'multiple-choice', count } as const];
  return makeSure({ text, wanted, seed: 'device' }).map((draft) =>
    arrangeDraft(draft, { id: randomUUID(), madeBy: 'built-in', isVerified: true, random }),
  );
}

const made = makeOnDevice(12);

async function keepTest(caller: Caller, config: object): Promise<string> {
  const saved = await save(caller, {
    config: configOf({ questionTypes: ['multiple-choice'], typeCounts: {}, ...config }),
    studyMaterial: text,
    questions: made.slice(0, 4),
  });
  return saved.json().test.id;
}

async function readTest(caller: Caller, id: string) {
  return (await get(caller, id)).json().test;
}

it('keeps what a device made for an endless test, once, in the order it came', async () => {
  const maya = await signIn();
  const id = await keepTest(maya, endless);
  expect((await append(maya, id, made.slice(4, 8))).json()).toEqual({ success: true });
  expect((await append(maya, id, made.slice(2, 10))).json()).toEqual({ success: true });
  const test = await readTest(maya, id);
  const kept = test.questions.map((question: Question) => question.id);
  expect(kept).toEqual(made.slice(0, 10).map((question) => question.id));
  expect(test.making).toMatchObject({
    madeBy: 'built-in',
    delivered: 10,
    label: 'Made without AI from your text',
  });
});

it('believes neither that a model made them nor a quote that the text does not have', async () => {
  const maya = await signIn();
  const id = await keepTest(maya, endless);
  const invented = { quote: 'The moon is made of cheese.', start: 0, end: 27, page: null };
  await append(maya, id, [
    ...made.slice(4, 5).map((question) => ({ ...question, madeBy: 'ai' as const })),
    ...made.slice(5, 6).map((question) => ({ ...question, source: invented })),
  ]);
  const { questions, making } = await readTest(maya, id);
  expect(questions.slice(4)).toMatchObject([
    { madeBy: 'owner', isVerified: false },
    { source: null, isVerified: false },
  ]);
  expect(making.madeBy).toBe('built-in');
});

it('refuses questions for a test that is not endless, samples, and types of premium', async () => {
  const maya = await signIn();
  const id = await keepTest(maya, endless);
  const plain = await keepTest(maya, { preset: 'custom' });
  const more = made.slice(4, 6);
  const samples = more.map((question) => ({ ...question, madeBy: 'sample' as const }));
  const several = more.flatMap((question) =>
    question.type === 'multiple-choice'
      ? { ...question, type: 'multiple-answer' as const, correctAnswer: ['a', 'b'] }
      : [],
  );
  const codes = [
    await append(maya, plain, more),
    await append(maya, id, samples),
    await append(maya, id, several),
  ].map((response) => response.json().code);
  expect(codes).toEqual(['invalid-input', 'invalid-input', 'premium-only']);
  expect((await readTest(maya, id)).questions).toHaveLength(4);
});

it("knows nothing of another user's test", async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const id = await keepTest(maya, endless);
  expect((await append(omar, id, made.slice(4, 6))).json().code).toBe('not-found');
});
