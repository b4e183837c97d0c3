import { TestPart } from '@engram/core/practice-tests/practice-test.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { readPrompt } from '@engram/fakes/ai-provider/read-prompt.ts';
import { biology } from '@engram/fakes/study-texts/biology.ts';
import { splitSections } from '@engram/generator/split-sections.ts';
import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../attempts/testing/attempt-calls.ts';
import { recordMaterialUse } from '../materials/record-use.ts';
import { manyRows } from '../practice-tests/making/testing/sure-text.ts';
import { insertPracticeTest } from '../practice-tests/testing/insert-test.ts';
import { choicesFor, makeGenerationCalls, wishFor } from '../testing/calls/generation-calls.ts';
import { makeMaterialCalls } from '../testing/calls/material-calls.ts';
import { startGenerationApp } from '../testing/start-generation-app.ts';

const { app, platform, provider, clock, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate, post } = makeGenerationCalls(app, origin);
const { saveOne } = makeMaterialCalls(app);
const { take } = makeAttemptCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;
const text = biology.text.trim();
/** 'Parts of the cell' and 'The membrane and what crosses it'. */
const weak = [2, 3];

/** A question about the beginning of each section, whose right answer is 'b'. */
function askSections(study: string): Question[] {
  const all = splitSections(study);
  return makeChoices(all.length).map((question, no) => {
    const { start, heading } = all[no] ?? { start: 0, heading: null };
    const quote = study.slice(start, start + 60);
    const source = { quote, start, end: start + 60, page: null };
    return { ...question, text: `What does part ${no} say?`, source, topic: heading };
  });
}

/** A test of a saved material, whose questions about these sections were missed. */
async function takeTest(caller: Caller, study: string, missed: readonly number[]) {
  const material = await saveOne(caller, 'Biology', study);
  const questions = askSections(study);
  const parts = [TestPart.parse({ materialId: material.id, title: 'Biology', start: 0 })];
  const testId = await insertPracticeTest(platform, caller.userId, questions, { parts });
  const use = { userId: caller.userId, materialIds: [material.id], at: clock.now() };
  await platform.db
    .transaction()
    .execute((tx) => recordMaterialUse(tx, { ...use, usedIn: 'test', thingId: testId }));
  const answer = () =>
    take(
      caller,
      testId,
      questions.map((question, no) => give(question, missed.includes(no) ? 'a' : 'b')),
    );
  return { id: material.id, questions, answer };
}

/** What was asked of the writers while something was made. */
async function tasksOf(make: () => Promise<unknown>) {
  const before = provider.prompts.length;
  await make();
  return provider.prompts.slice(before).flatMap(({ messages }) => {
    const read = readPrompt(messages.at(-1)?.text ?? '');
    return read.kind === 'write' ? [read.task] : [];
  });
}

it('asks most about what its learner knows least, and says which and what it left out (D42)', async () => {
  const maya = await signIn({ plan: 'student' });
  const { id, answer } = await takeTest(maya, text, weak);
  await answer();
  const wish = choicesFor(text, { materialIds: [id], byWeakness: true });
  const made = await generate(maya, wish);
  const [start, end] = ['Parts of the cell', 'Energy from food'].map((one) => text.indexOf(one));
  const onWeak = made.questions.filter(
    ({ source }) => source !== null && source.start > (start ?? 0) && source.start < (end ?? 0),
  );
  expect(made.questions).toHaveLength(5);
  expect(onWeak.length).toBeGreaterThanOrEqual(4);
  expect(made.making.notices).toEqual([
    'Most questions are about what you know least: Parts of the cell and The membrane and what crosses it.',
    "7 questions you already have aren't asked again.",
  ]);
});

it('tells models what not to ask again, and to ask easily about what is known least', async () => {
  const maya = await signIn({ plan: 'student' });
  const { id, questions, answer } = await takeTest(maya, text, weak);
  await answer();
  const wish = choicesFor(text, { materialIds: [id], byWeakness: true });
  const tasks = await tasksOf(() => generate(maya, wish));
  expect(tasks.length).toBeGreaterThan(0);
  for (const { asked, difficulty } of tasks) {
    expect(questions.filter((question) => !asked.includes(question.text))).toEqual([]);
    expect(['easy', 'hard']).toContain(difficulty);
  }
  expect(tasks.map(({ difficulty }) => difficulty)).toContain('easy');
});

it('asks as always, and says nothing of it, where nothing was answered', async () => {
  const maya = await signIn({ plan: 'student' });
  const { id, questions } = await takeTest(maya, text, weak);
  const wishes = [{ byWeakness: true }, { materialIds: [id], byWeakness: true }];
  for (const wish of wishes) {
    const tasks = await tasksOf(async () => {
      const { making } = await generate(maya, choicesFor(text, wish));
      expect(making.notices).toEqual([]);
    });
    const asked = tasks.flatMap((task) => task.asked);
    expect(questions.filter((question) => asked.includes(question.text))).toEqual([]);
    expect(tasks.map(({ difficulty }) => difficulty)).not.toContain('easy');
  }
});

it('asks as always where the switch is off', async () => {
  const maya = await signIn({ plan: 'student' });
  const { id, answer } = await takeTest(maya, text, weak);
  await answer();
  const tasks = await tasksOf(async () => {
    const { making } = await generate(maya, choicesFor(text, { materialIds: [id] }));
    expect(making.notices).toEqual([]);
  });
  expect(tasks.map(({ difficulty }) => difficulty)).not.toContain('easy');
});

it('goes by the answers of nobody else', async () => {
  const [maya, omar] = [await signIn({ plan: 'student' }), await signIn({ plan: 'student' })];
  const { id, answer } = await takeTest(maya, text, weak);
  await answer();
  const wish = choicesFor(text, { materialIds: [id], byWeakness: true });
  const { making } = await generate(omar, wish);
  expect(making.notices).toEqual([]);
});

it('is part of Premium [PRICE-12]', async () => {
  const omar = await signIn();
  const { id, answer } = await takeTest(omar, text, weak);
  await answer();
  const reply = await post(omar, wishFor(text, { materialIds: [id], byWeakness: true }));
  expect(reply.status).toBe(403);
  expect(await reply.json()).toMatchObject({
    code: 'premium-only',
    message: 'Asking more about what you know least is part of Premium.',
  });
});

it('does so without AI, and repeats nothing of the test before', async () => {
  const maya = await signIn({ plan: 'student' });
  const study = manyRows.trim();
  const { id, answer } = await takeTest(maya, study, [1]);
  await answer();
  const wish = choicesFor(study, { materialIds: [id], byWeakness: true, aiModel: 'built-in' });
  const { questions, making } = await generate(maya, wish);
  expect(questions.map(({ topic }) => topic)).toEqual(Array(5).fill('Capitals'));
  expect(making.notices).toEqual([
    'Most questions are about what you know least: Capitals.',
    "4 questions you already have aren't asked again.",
  ]);
});
