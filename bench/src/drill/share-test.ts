import { randomUUID } from 'node:crypto';
import { createSharedTest, startSharedTest, submitSharedTest } from '@engram/core/sharing/api.ts';
import { answerQuestion } from '../sharing/answers.ts';
import { makeCaller } from './caller.ts';
import { spanOf } from './ledger.ts';
import { type Learner, rest, type Test } from './place.ts';

/** A link to the test, and a visitor who takes it. */
export async function shareTest(learner: Learner, { testId, questions }: Test): Promise<void> {
  const { caller, ledger, userId, token, origins, chance } = learner;
  const settings = { enableTimer: false, timerDuration: 30 };
  const ids = questions.map(({ id }) => ({ id }));
  const wish = { practiceTestId: testId, title: 'A shared test', questions: ids, settings };
  const shared = await caller.call(createSharedTest, { body: wish }, { token });
  const code = shared.reply.testId;
  ledger.note({ kind: 'share', userId, testId, code, ...spanOf(shared) });
  await rest();
  const visitor = makeCaller(origins);
  const [key, params] = [randomUUID(), { id: code }];
  await visitor.call(startSharedTest, { params, body: { elapsedMs: 0 } }, { key });
  await rest();
  const given = questions.map((question) => ({ question, ...answerQuestion(question, chance) }));
  const answers = Object.fromEntries(
    given.flatMap(({ question, answer }) => (answer === null ? [] : [[question.id, answer]])),
  );
  const correct = given.filter(({ verdict }) => verdict === 'correct').length;
  const submission = { answers, timeTaken: 5 };
  const taken = await visitor.call(submitSharedTest, { params, body: submission }, { key });
  ledger.note({ kind: 'shared submission', userId, code, key, correct, ...spanOf(taken) });
}
