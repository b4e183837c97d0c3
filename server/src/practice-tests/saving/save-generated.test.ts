import { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { makeGenerationCalls, wishFor } from '../../testing/calls/generation-calls.ts';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { configOf } from '../../testing/calls/test-config.ts';

const { app, platform, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { generate } = makeGenerationCalls(app, origin);
const { save, get, tell } = makePracticeTestCalls(app);

/** As a file gives it: with line ends and spaces that nobody wants. */
const studyMaterial = `  ${tables.text.replaceAll('\n', ' \r\n')}`;

function testOf(reply: { json: () => { test: unknown } }): PracticeTest {
  return PracticeTest.parse(reply.json().test);
}

/** What a device makes of the text by rule, while the server is out of reach. */
function makeOnDevice(count: number): Question[] {
  const drafts = makeSure({
    text: prepareText(studyMaterial),
    wanted: [
      { type: 'multiple-choice', count: 2 * count },
      { type: 'matching', count: 1 },
    ],
    topics: [],
    avoid: [],
    spans: [],
    seed: 'device',
  });
  const random = seedRandom('device');
  return drafts.map((draft) =>
    arrangeDraft(draft, { id: uuidv7(), madeBy: 'built-in', isVerified: true, random }),
  );
}

/** The quote of each question, and the words of the text where it is said to stand. */
function readQuotes({ questions, studyMaterial: text }: PracticeTest) {
  const sources = questions.flatMap(({ source }) => source ?? []);
  return {
    said: sources.map(({ quote }) => quote),
    found: sources.map(({ start, end }) => text.slice(start, end)),
  };
}

it('keeps what models made, with quotes that stand where they are said to', async () => {
  const maya = await signIn();
  const { generationId, questions, making } = await generate(maya, wishFor(studyMaterial));
  const body = { generationId, studyMaterial, questions: questions.map(({ id }) => ({ id })) };
  const test = testOf(await save(maya, body));
  expect(test.questions).toEqual(questions);
  expect(test.making).toEqual(making);
  const { said, found } = readQuotes(test);
  expect(found).toEqual(said);
  expect(said).toHaveLength(5);
  expect(test.sections.length).toBeGreaterThan(0);
  const explained = await tell(maya, 'explanation', test.id, questions[0]?.id ?? '');
  expect(explained.json().quote).toBe(said[0]);
});

it('keeps what a device made of the same text, each verified by its quote', async () => {
  const maya = await signIn();
  const questions = makeOnDevice(4);
  const test = testOf(await save(maya, { studyMaterial, questions }));
  expect(test.questions.length).toBeGreaterThan(5);
  expect(test.questions.every(({ isVerified }) => isVerified)).toBe(true);
  expect(test.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  const { said, found } = readQuotes(test);
  expect(found).toEqual(said);
  expect(said).toHaveLength(questions.length);
  expect(test.making.madeBy).toBe('built-in');
});

it('keeps what models made before the server was lost, and what the device made of the rest', async () => {
  const maya = await signIn();
  const { generationId, questions: made } = await generate(maya, wishFor(studyMaterial));
  await platform.pool.query(
    `update generations set state = 'cancelled', making = null where generation_id = $1`,
    [generationId],
  );
  const [own] = makeOnDevice(1);
  const questions = [{ id: made[0]?.id }, { id: made[1]?.id }, own];
  const config = configOf({ numQuestions: 4 });
  const test = testOf(await save(maya, { config, generationId, studyMaterial, questions }));
  expect(test.questions.map(({ madeBy }) => madeBy)).toEqual(['ai', 'ai', 'built-in']);
  expect(test.making).toMatchObject({
    wanted: 4,
    delivered: 3,
    madeBy: 'mixed',
    notices: [
      '1 of 3 questions were made without AI from your text.',
      'Made 3 of 4 before the AI stopped answering.',
    ],
  });
});

it('keeps a test when its generation is forgotten', async () => {
  const maya = await signIn();
  const { generationId, questions } = await generate(maya, wishFor(studyMaterial));
  const body = { generationId, studyMaterial, questions: questions.map(({ id }) => ({ id })) };
  const { id } = testOf(await save(maya, body));
  await platform.pool.query('delete from generations where generation_id = $1', [generationId]);
  expect(testOf(await get(maya, id)).questions).toEqual(questions);
});
