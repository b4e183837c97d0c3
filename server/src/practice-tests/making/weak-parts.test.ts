import type { Question } from '@engram/core/questions/question.ts';
import { economics } from '@engram/fakes/study-texts/economics.ts';
import { expect, it } from 'vitest';
import { give, makeAttemptCalls, makeChoices } from '../../attempts/testing/attempt-calls.ts';
import { startGenerationApp } from '../../testing/start-generation-app.ts';
import { insertPracticeTest } from '../testing/insert-test.ts';
import { longText } from './testing/long-text.ts';
import { endless, makeMakingCalls } from './testing/making-calls.ts';

const { app, platform, signIn } = await startGenerationApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { more } = makeMakingCalls(app, origin);
const { begin, save, submit } = makeAttemptCalls(app);

type Caller = Awaited<ReturnType<typeof signIn>>;

/** From here on the text is about economics and geography. */
const weakFrom = longText.indexOf(economics.text);

function isWeak({ source }: Question): boolean {
  return source !== null && source.start >= weakFrom;
}

/** An endless test with two questions to every thousand characters. */
async function makeEven({ userId }: Caller): Promise<{ testId: string; questions: Question[] }> {
  const questions = makeChoices(Math.floor(longText.length / 500)).map((question, no) => {
    const quote = longText.slice(500 * no, 500 * no + 20);
    return {
      ...question,
      text: `What is said at place ${no}?`,
      source: { quote, start: 500 * no, end: 500 * no + 20, page: null },
    };
  });
  const testId = await insertPracticeTest(platform, userId, questions, {
    material: longText,
    config: { ...endless, questionTypes: ['multiple-choice'] },
  });
  return { testId, questions };
}

/** Everything right at first but what is at the end of the text. */
function answerAll(questions: readonly Question[]) {
  return questions.map((question) =>
    give(question, 'b', { firstAnswer: isWeak(question) ? 'a' : 'b', attempts: 2 }),
  );
}

async function moreOf(caller: Caller, testId: string): Promise<Question[]> {
  const { test, added } = await more(caller, testId, { count: 3 });
  return test.questions.filter(({ id }) => added.includes(id));
}

it('makes the next questions of a premium endless test of the part of the text that was missed', async () => {
  const omar = await signIn({ plan: 'student' });
  const { testId, questions } = await makeEven(omar);
  const attemptId = await begin(omar, testId);
  await submit(omar, attemptId, { answers: answerAll(questions) });
  const made = await moreOf(omar, testId);
  expect(made.map(isWeak)).toEqual([true, true, true]);
});

it('knows what was missed in the attempt that runs', async () => {
  const omar = await signIn({ plan: 'student' });
  const { testId, questions } = await makeEven(omar);
  const attemptId = await begin(omar, testId);
  await save(omar, attemptId, { answers: answerAll(questions) });
  const made = await moreOf(omar, testId);
  expect(made.map(isWeak)).toEqual([true, true, true]);
});

it('takes no more of weak parts without premium', async () => {
  const maya = await signIn();
  const { testId, questions } = await makeEven(maya);
  const attemptId = await begin(maya, testId);
  await submit(maya, attemptId, { answers: answerAll(questions) });
  const made = await moreOf(maya, testId);
  expect(made.map(isWeak)).toEqual([false, false, false]);
});
