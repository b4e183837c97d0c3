import { replaceQuestion } from '@engram/core/practice-tests/api.ts';
import { tables } from '@engram/fakes/study-texts/tables.ts';
import { expect, it } from 'vitest';
import { makePracticeTestCalls } from '../../testing/calls/practice-test-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { listDuplicates, makeMakingCalls } from './testing/making-calls.ts';
import { fewRows } from './testing/sure-text.ts';

const { app, platform, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { makeTest, replace, askOther } = makeMakingCalls(app, origin);
const { get } = makePracticeTestCalls(app);
const wanted = [{ type: 'multiple-choice', count: 5 } as const];

type Place = { start: number; end: number } | null | undefined;

function overlap(one: Place, other: Place): boolean {
  return !!one && !!other && one.start < other.end && other.start < one.end;
}

it.each(['own', 'built-in'])(
  'puts a question of the same type from another passage in the same place, made by %s',
  async (aiModel) => {
    const maya = await signIn();
    const test = await makeTest(maya, { text: tables.text, wanted, aiModel });
    const old = test.questions[1];
    const { questions } = await replace(maya, test.id, old?.id ?? '');
    expect(questions).toHaveLength(5);
    expect(questions.toSpliced(1, 1)).toEqual(test.questions.toSpliced(1, 1));
    expect(questions[1]?.id).not.toBe(old?.id);
    expect(questions[1]?.type).toBe('multiple-choice');
    expect(overlap(questions[1]?.source, old?.source)).toBe(false);
    expect(listDuplicates([...test.questions, ...questions.slice(1, 2)])).toEqual([]);
  },
);

it('keeps the old one for the attempts that answered it', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: tables.text, wanted });
  const questionId = test.questions[0]?.id ?? '';
  await replace(maya, test.id, questionId);
  const { rows } = await platform.pool.query(
    'select place, removed_at is null as is_present from test_questions where question_id = $1',
    [questionId],
  );
  expect(rows).toEqual([{ place: 0, is_present: false }]);
});

it('does not bring back what was replaced before', async () => {
  const maya = await signIn();
  const test = await makeTest(maya, { text: tables.text, wanted });
  const seen = [...test.questions];
  let current = test.questions[0];
  for (let time = 0; time < 3; time += 1) {
    const { questions } = await replace(maya, test.id, current?.id ?? '');
    current = questions[0];
    if (current) seen.push(current);
  }
  expect(seen).toHaveLength(8);
  expect(listDuplicates(seen)).toEqual([]);
});

it('leaves the old one when the text gives no other', async () => {
  const maya = await signIn();
  const types = [{ type: 'multiple-choice', count: 20 } as const];
  const test = await makeTest(maya, { text: fewRows, wanted: types, aiModel: 'built-in' });
  let now = test;
  let refusal: unknown;
  for (let time = 0; time < 20 && refusal === undefined; time += 1) {
    const response = await askOther(maya, test.id, now.questions[0]?.id ?? '');
    const reply: unknown = await response.json();
    if (response.ok) now = replaceQuestion.reply.parse(reply).test;
    else refusal = reply;
  }
  expect(refusal).toMatchObject({ code: 'nothing-more' });
  expect((await get(maya, test.id)).json().test.questions).toEqual(now.questions);
});

it('answers as if it were not there for a question that is gone, and for another user', async () => {
  const [maya, omar] = [await signIn(), await signIn()];
  const test = await makeTest(maya, { text: tables.text, wanted });
  const questionId = test.questions[0]?.id ?? '';
  expect((await askOther(omar, test.id, questionId)).status).toBe(404);
  await replace(maya, test.id, questionId);
  expect((await askOther(maya, test.id, questionId)).status).toBe(404);
});
